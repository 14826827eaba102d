import { KnownError } from '../../platform/errors.ts';

export class AlreadyDecidedError extends KnownError {
  constructor() {
    super(
      409,
      'ALREADY_DECIDED',
      'This report is decided already. Look at what was decided; nothing was changed.',
    );
  }
}

/** Nobody waits for a decision any more. */
export class ReportMootError extends KnownError {
  constructor() {
    super(
      409,
      'REPORT_MOOT',
      'There is nothing left to decide: the video was deleted meanwhile. Nothing was changed.',
    );
  }
}

export class NotTakenDownError extends KnownError {
  constructor() {
    super(409, 'NOT_TAKEN_DOWN', 'This video is not taken down: there is nothing to object to.');
  }
}

export class ObjectedAlreadyError extends KnownError {
  constructor() {
    super(
      409,
      'OBJECTED_ALREADY',
      'You have objected to this decision already, and can do so once. What you wrote then is kept.',
    );
  }
}

export class ObjectionOverError extends KnownError {
  constructor() {
    super(
      409,
      'OBJECTION_OVER',
      'The time to object is over: the video was taken down too long ago.',
    );
  }
}
