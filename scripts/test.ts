import { spawnSync } from 'node:child_process';

// `npm test`: every check, one after another; the first that fails ends it.

const CHECKS: [name: string, command: string, ...args: string[]][] = [
  ['types', 'tsc', '-p', '.'],
  ['types of the web app', 'tsc', '-p', 'apps/web'],
  ['types of the playground', 'tsc', '-p', 'packages/studio/playground'],
  ['types of the stories', 'tsc', '-p', 'e2e'],
  ['lint', 'biome', 'check', '.'],
  ['unused code', 'knip'],
  ['schema', 'node', 'scripts/schema.ts', '--verify'],
  ['unit and database', 'vitest', 'run'],
  ['browser', 'playwright', 'test'],
];

for (const [name, command, ...args] of CHECKS) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (status !== 0) {
    console.error(`\n✗ ${name} failed after ${seconds} s`);
    process.exit(1);
  }
  console.log(`✓ ${name} (${seconds} s)`);
}
console.log(`\n${CHECKS.length} passed, 0 failed`);
