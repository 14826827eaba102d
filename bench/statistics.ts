/** The value that `share` (0..1) of the samples do not exceed. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (value === undefined) throw new Error('no samples');
  return value;
}

export const median = (samples: readonly number[]) => percentile(samples, 0.5);
