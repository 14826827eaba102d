import type { Check } from './run-checks.ts';

/** What can be said of the code without running it. */
export const code: readonly Check[] = [
  ['types', 'tsc', '-p', '.'],
  ['types of the web app', 'tsc', '-p', 'apps/web'],
  ['types of the playground', 'tsc', '-p', 'packages/studio/playground'],
  ['types of the stories', 'tsc', '-p', 'e2e'],
  ['lint', 'biome', 'check', '.'],
  ['unused code', 'knip'],
];
