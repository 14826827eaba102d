const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds from an attempt that failed to the next; the last of them again and again. */
export const WAITS = [5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR];

/** What a receiver asks for with Retry-After is granted up to this, in seconds. */
const LONGEST_ASKED = HOUR;

/** Days after its first attempt in which a delivery is tried again. */
export const RETRIED_DAYS = 3;

/** Seconds to wait after so many attempts, the last of which failed; `askedFor` is the receiver's own word. */
export function waitAfter(attempts: number, askedFor: number | undefined): number {
  const usual = WAITS[Math.min(attempts, WAITS.length) - 1] as number;
  return Math.max(usual, Math.min(askedFor ?? 0, LONGEST_ASKED));
}
