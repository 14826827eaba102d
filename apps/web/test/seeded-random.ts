/**
 * Random numbers that a seed decides, 0 up to, not including, 1, so that a test tries the same each time.
 * The generator is Park and Miller's "minimal standard" (1988).
 */
export function seededRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
