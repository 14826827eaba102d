/**
 * Of some things every `step`-th, from `first` on: the same in each run, so that what `npm test` tries
 * changes with the code alone. A `*.deep.test.ts` beside the test goes through all of them.
 */
export function everyNth<Thing>(things: readonly Thing[], step: number, first = 0): Thing[] {
  return things.filter((_, index) => index >= first && (index - first) % step === 0);
}

// Until the files that use them have a deep file beside them:
export const isDeep: boolean = false;
export function sampleSeed(_variable: string): number {
  return 1;
}
export function sampleOf<Thing>(
  things: readonly Thing[],
  { turns, seed }: { turns: number; seed: number },
): Thing[] {
  return things.filter((_, index) => (seed + index) % turns === 0);
}
