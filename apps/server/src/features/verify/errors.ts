import { FILE_FIELD, MOST_FILE_BYTES, MOST_PICTURE_BYTES } from '@shortcake/contract/verify-limits';
import { KnownError } from '../../platform/errors.ts';

export class FileTooLargeError extends KnownError {
  constructor() {
    super(
      413,
      'PAYLOAD_TOO_LARGE',
      `${FILE_FIELD}: has more than ${MOST_FILE_BYTES / 1_000_000} MB.`,
    );
  }
}

/** A picture is read as a whole. */
export class PictureTooLargeError extends KnownError {
  constructor() {
    super(
      413,
      'PAYLOAD_TOO_LARGE',
      `${FILE_FIELD}: is a JPEG of more than ${MOST_PICTURE_BYTES / 1_000_000} MB.`,
    );
  }
}

/** What the file says could not be read in the time that there is for one. */
export class TooSlowError extends KnownError {
  readonly headers = { 'retry-after': '60' };

  constructor() {
    super(503, 'UNAVAILABLE', 'The file could not be read in time. Please try again in a minute.');
  }
}

export class NoVideoError extends KnownError {
  constructor() {
    super(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      `${FILE_FIELD}: is no video and no JPEG. Videos are read as MP4, QuickTime, WebM and Matroska.`,
    );
  }
}

export class NoFormError extends KnownError {
  constructor() {
    super(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      `${FILE_FIELD}: send one file as this field of a form (content-type: multipart/form-data).`,
    );
  }
}

/** So many files are looked at by this process that one more would cost the others. */
export class TooManyFilesError extends KnownError {
  /** In seconds: most files are small. */
  readonly headers = { 'retry-after': '10' };

  constructor() {
    super(503, 'UNAVAILABLE', 'Many files are being looked at. Please try again in some seconds.');
  }
}
