/**
 * Of some things every `step`-th, from `first` on: the same in each run, so that what `npm test` tries
 * changes with the code alone. A `*.deep.test.ts` beside the test goes through all of them.
 */
export function everyNth<Thing>(things: readonly Thing[], step: number, first = 0): Thing[] {
  return things.filter((_, index) => index >= first && (index - first) % step === 0);
}
