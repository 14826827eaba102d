/** Whether what `npm test` samples is to be gone through to its end: `npm run deep`. */
export const isDeep = process.env.DEEP === '1';

/** The seed of a sample: the one that `variable` names, else a changing one, which is printed. */
export function sampleSeed(variable: string): number {
  const seed = Number(process.env[variable] ?? Date.now() % 1_000_000);
  console.log(`${variable}=${seed}`);
  return seed;
}

/** Of some things one in `turns`, by turns that the seed begins; all of them in a deep run. */
export function sampleOf<Thing>(
  things: readonly Thing[],
  { turns, seed }: { turns: number; seed: number },
): Thing[] {
  return things.filter((_, index) => isDeep || (seed + index) % turns === 0);
}
