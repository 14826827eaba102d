import { KnownError } from '../../platform/errors.ts';

export class NotFinishedError extends KnownError {
  constructor() {
    super(409, 'NOT_FINISHED', 'This video cannot be shared: it is not finished.');
  }
}

export class TakenDownError extends KnownError {
  constructor() {
    super(409, 'TAKEN_DOWN', 'This video cannot be shared: it was taken down.');
  }
}

/** What a consumer of oEmbed asks for that is not made. */
export class FormatNotImplementedError extends KnownError {
  constructor() {
    super(501, 'NOT_IMPLEMENTED', 'format: is json here, and nothing else');
  }
}
