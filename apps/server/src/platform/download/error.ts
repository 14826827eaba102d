import { TooSlow } from './clock.ts';

/**
 * What went wrong: an address that must not be asked, more bytes than allowed, another answer than
 * the file, no connection, one that broke off amid the file, no patience left.
 */
export type Trouble = 'refused' | 'too-large' | 'answered' | 'unreachable' | 'cut' | 'slow';

/** Of an answer that is neither the file nor a redirect; `retryAfter` is its header, or ''. */
type Answer = { status: number; retryAfter: string };

/**
 * A download that failed. Addresses are signed, or tell who it is: the message names a host, and
 * nothing that comes after it.
 */
export class DownloadError extends Error {
  readonly trouble: Trouble;
  /** With status 0 where nothing was answered. */
  readonly answer: Answer;

  constructor(trouble: Trouble, message: string, answer: Answer = { status: 0, retryAfter: '' }) {
    super(message);
    this.name = 'DownloadError';
    this.trouble = trouble;
    this.answer = answer;
  }
}

/** An address that must not be asked. */
export const refused = (message: string) => new DownloadError('refused', message);

/** A connection that failed, or was given up by a clock whose signal is `signal`. */
export function cutShort(
  trouble: 'unreachable' | 'cut',
  error: unknown,
  host: string,
  signal: AbortSignal,
): DownloadError {
  if (signal.reason instanceof TooSlow) {
    return new DownloadError('slow', `${host}: ${signal.reason.message}`);
  }
  // Not its message, which may quote the address or what came.
  const { code = 'no connection' } = error as NodeJS.ErrnoException;
  return new DownloadError(trouble, `${host}: ${code}`);
}
