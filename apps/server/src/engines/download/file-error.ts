import { DownloadError } from '../../platform/download/error.ts';
import { retryAfterMs } from '../call.ts';
import { badOutput, EngineError, type Fault, fileMissing, keyRefused } from '../faults.ts';

/** A finished video that could not be fetched; `status` is the answer's, when there was one. */
export class FileError extends EngineError {
  readonly status?: number;

  constructor(fault: Fault, status?: number) {
    super(fault);
    if (status !== undefined) this.status = status;
  }
}

/**
 * What an error means of a collect with an engine's key, which `variable` names: refused for the key,
 * at the download or at a question before it, or for a file that may be there in a moment. The video is
 * made, whoever refuses. Other errors as they are.
 */
export function withKeyRefused(error: unknown, variable: string): unknown {
  if (error instanceof EngineError && error.fault.code === 'KEY_REFUSED') {
    return new EngineError({ ...error.fault, billed: 'yes' });
  }
  if (!(error instanceof FileError)) return error;
  const { status } = error;
  if (status === 401 || status === 403) {
    return new EngineError({ ...keyRefused(variable, status), billed: 'yes' });
  }
  return status === 404 ? new EngineError(fileMissing('the file is not there yet')) : error;
}

/** What an error of the platform's download means of a finished video. Other errors as they are. */
export function toFileError(error: unknown): unknown {
  if (!(error instanceof DownloadError)) return error;
  const { trouble, message, answer } = error;
  switch (trouble) {
    case 'refused':
      return new FileError(badOutput('FILE_ADDRESS_REFUSED', message));
    case 'too-large':
      return new FileError(badOutput('FILE_TOO_LARGE', message));
    case 'slow':
      return new FileError(later('DOWNLOAD_SLOW', message));
    case 'cut':
      return new FileError(later('DOWNLOAD_CUT', message));
    case 'unreachable':
      return new FileError(later('FILE_UNAVAILABLE', message));
    case 'answered':
      return new FileError(answered(message, answer), answer.status);
  }
}

function answered(detail: string, { status, retryAfter }: DownloadError['answer']): Fault {
  if (status === 408 || status === 425 || status === 429 || status >= 500) {
    const wait = retryAfterMs(new Headers({ 'retry-after': retryAfter }));
    return later('FILE_UNAVAILABLE', detail, wait);
  }
  return badOutput(status === 404 || status === 410 ? 'FILE_GONE' : 'FILE_REFUSED', detail);
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
