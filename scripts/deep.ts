import { spawnSync } from 'node:child_process';

// `npm run deep`: what `npm test` takes samples of, to its end.

const CHECKS: [command: string, ...args: string[]][] = [
  ['vitest', 'run', 'event-orders', 'ledger-histories'],
  ['playwright', 'test', 'error-loops'],
];

for (const [command, ...args] of CHECKS) {
  const env = { ...process.env, DEEP: '1' };
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(1);
}
