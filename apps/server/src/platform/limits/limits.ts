import { KnownError } from '../errors.ts';
import { WindowCounts } from '../window-counts.ts';

/** How a limit stands for a key: so many of `most` are left until `seconds` are over, of `windowSeconds`. */
export type Left = {
  name: string;
  most: number;
  left: number;
  seconds: number;
  windowSeconds: number;
};

/** The same as an answer says it, in the fields of draft-ietf-httpapi-ratelimit-headers-10. */
export function limitFields({ name, most, left, seconds, windowSeconds }: Left) {
  const policy = name.replaceAll(' ', '-');
  return {
    'ratelimit-policy': `"${policy}";q=${most};w=${windowSeconds}`,
    ratelimit: `"${policy}";r=${left};t=${seconds}`,
  };
}

/** Somebody did something more often than a limit allows. */
export class RateLimitedError extends KnownError {
  /** The limit's name, for the log. */
  readonly limit: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(sentence: string, left: Left) {
    super(429, 'RATE_LIMITED', `${sentence} Please try again in ${left.seconds} s.`);
    this.limit = left.name;
    this.headers = { 'retry-after': String(left.seconds), ...limitFields(left) };
  }
}

/**
 * Counts one for a key, or so many `times`, and answers how the limit stands then. Throws
 * RateLimitedError, and counts nothing, when the key has reached what the limit allows; 0 only asks.
 */
export type Limit = (key: string, times?: 0 | 1) => Left;

/** Counts by limit and key: what one process tells the others. */
export type Told = [limit: string, key: string, count: number][];

/**
 * The share of a limit that a process keeps to itself: who stays below it, as nearly everybody does,
 * costs no message.
 */
const UNTOLD_SHARE = 1 / 20;

const WINDOWS_MS = { minute: 60_000, hour: 3_600_000 } as const;

/** A process's limits of so many a minute, or an hour. What other processes count is added by `hear`. */
export class Limits {
  readonly #counts = new Map<string, { counts: WindowCounts; most: number }>();
  readonly #now: () => number;

  /** `now` answers milliseconds, and never goes back. */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Makes a limit for each key; `what` says to people what is counted: "changes". */
  define(what: string, most: number, per: keyof typeof WINDOWS_MS = 'minute'): Limit {
    const counts = new WindowCounts(this.#now, WINDOWS_MS[per]);
    this.#counts.set(what, { counts, most });
    const article = per === 'hour' ? 'an' : 'a';
    const sentence = `The limit is ${most.toLocaleString('en-US')} ${what} ${article} ${per}.`;
    return (key, times) => {
      const { isCounted, left, msLeft } = counts.countUpTo(most, key, times);
      const seconds = Math.ceil(msLeft / 1000);
      const stands = { name: what, most, left, seconds, windowSeconds: WINDOWS_MS[per] / 1000 };
      if (!isCounted) throw new RateLimitedError(sentence, stands);
      return stands;
    };
  }

  /** What others should know by now, once. */
  takeUntold(): Told {
    return [...this.#counts].flatMap(([limit, { counts, most }]) =>
      counts
        .takeUntold(Math.max(1, most * UNTOLD_SHARE))
        .map(([key, count]): Told[number] => [limit, key, count]),
    );
  }

  /** Adds what another process has counted. */
  hear(told: Told): void {
    for (const [limit, key, count] of told) {
      this.#counts.get(limit)?.counts.addFromElsewhere(key, count);
    }
  }
}
