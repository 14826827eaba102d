/** When something of the fleet was away, in milliseconds of one clock. */
export type Outage = { what: string; from: number; to: number };

/** An answer at a moment; of one that did not come the status is 0. */
export type Answer = { at: number; status: number };

export const isFailure = ({ status }: Answer) => status === 0 || status >= 500;

/**
 * The longest time from the end of the last outage before it until an answer that failed, in
 * milliseconds; 0 when none came outside of an outage. Infinity for one before the first outage.
 */
export function longestBeyond(answers: readonly Answer[], outages: readonly Outage[]): number {
  const beyond = answers.filter(isFailure).map(({ at }) => {
    if (outages.some(({ from, to }) => from <= at && at <= to)) return 0;
    const ends = outages.map(({ to }) => to).filter((to) => to < at);
    return at - Math.max(Number.NEGATIVE_INFINITY, ...ends);
  });
  return Math.max(0, ...beyond);
}
