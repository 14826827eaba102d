import type { Check } from './run-checks.ts';

/** Static checks: types, lint, unused code. */
export const code: readonly Check[] = [
  types('types', '.'),
  types('types of the web app', 'apps/web'),
  types('types of the playground', 'packages/studio/playground'),
  types('types of the stories', 'e2e'),
  ['lint', 'biome', 'check', '.'],
  ['unused code', 'knip', '--cache', '--cache-location', '.results/knip'],
];

/**
 * Reads anew only what changed since the last time: 4 s instead of 50 where nothing did. With one checker:
 * each of several works out for itself what types mean, which takes two and a half times the processor.
 */
function types(name: string, folder: string): Check {
  const kept = `.results/${name.replaceAll(' ', '-')}.tsbuildinfo`;
  const incremental = ['--incremental', '--tsBuildInfoFile', kept];
  return [name, 'tsc', '-p', folder, '--checkers', '1', ...incremental];
}
