const given = process.env.DEEP_SEED;

/**
 * The seed of chance in a deep test: a fresh one for each part of `npm run deep`, which prints it.
 * `DEEP_SEED=n npm run deep -- PART` repeats a run.
 */
export const deepSeed = given ? Number(given) : Date.now() % 1_000_000;

if (!given) console.log(`DEEP_SEED=${deepSeed}`);
