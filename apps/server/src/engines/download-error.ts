import type { IncomingMessage } from 'node:http';
import { retryAfterMs } from './call.ts';
import { TooSlow } from '../platform/download/clock.ts';
import { badOutput, EngineError, type Fault, fileMissing, keyRefused } from './faults.ts';

/** A finished video that could not be fetched; `status` is the answer's, when there was one. */
export class DownloadError extends EngineError {
  readonly status?: number;

  constructor(fault: Fault, status?: number) {
    super(fault);
    if (status !== undefined) this.status = status;
  }
}

/**
 * What an error means of a download that was sent an engine's key, which `variable` names: refused for
 * the key, or for a file that may be there in a moment. Other errors as they are.
 */
export function withKeyRefused(error: unknown, variable: string): unknown {
  if (!(error instanceof DownloadError)) return error;
  const { status } = error;
  if (status === 401 || status === 403) {
    return new EngineError({ ...keyRefused(variable, status), billed: 'yes' });
  }
  return status === 404 ? new EngineError(fileMissing('the file is not there yet')) : error;
}

// Addresses are signed: a detail names a host, and nothing that comes after it.

/** An address that must not be asked. */
export function refused(detail: string): DownloadError {
  return new DownloadError(badOutput('FILE_ADDRESS_REFUSED', detail));
}

/** A file of more bytes than a video of ours can have. */
export function tooLarge(host: string, largestBytes: number): DownloadError {
  const detail = `${host} has more than ${largestBytes} bytes`;
  return new DownloadError(badOutput('FILE_TOO_LARGE', detail));
}

/** What an answer means that is neither the file nor a redirect. */
export function answeredWith(
  { statusCode: status = 0, headers }: IncomingMessage,
  host: string,
): DownloadError {
  const detail = `${host} answered ${status}`;
  if (status === 408 || status === 425 || status === 429 || status >= 500) {
    const wait = retryAfterMs(new Headers({ 'retry-after': headers['retry-after'] ?? '' }));
    return new DownloadError(later('FILE_UNAVAILABLE', detail, wait), status);
  }
  const code = status === 404 || status === 410 ? 'FILE_GONE' : 'FILE_REFUSED';
  return new DownloadError(badOutput(code, detail), status);
}

/** A connection that failed, or was given up by a clock whose signal is `signal`. */
export function cutShort(
  code: 'FILE_UNAVAILABLE' | 'DOWNLOAD_CUT',
  error: unknown,
  host: string,
  signal: AbortSignal,
): DownloadError {
  if (signal.reason instanceof TooSlow) {
    return new DownloadError(later('DOWNLOAD_SLOW', `${host}: ${signal.reason.message}`));
  }
  // Not its message, which may quote the address or what came.
  const { code: what = 'no connection' } = error as NodeJS.ErrnoException;
  return new DownloadError(later(code, `${host}: ${what}`));
}

function later(code: string, detail: string, retryAfterMs?: number): Fault {
  return {
    kind: 'retryable',
    code,
    message: 'The video was made, but could not be fetched from where it lies.',
    detail,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    billed: 'yes',
  };
}
