/**
 * An error that is part of the design: it has a code for programs, a message for people, and the
 * HTTP status it answers with. Features extend it beside their services.
 */
export class KnownError extends Error {
  readonly code: string;
  readonly status: number;
  /** What programs may want to know beside the code; stands in the answer. */
  readonly details?: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.code = code;
  }
}

export class NotFoundError extends KnownError {
  constructor(message = 'There is nothing here.') {
    super(404, 'NOT_FOUND', message);
  }
}

export class UnauthorizedError extends KnownError {
  constructor() {
    super(401, 'UNAUTHORIZED', 'Please sign in.');
  }
}

export class InvalidRequestError extends KnownError {
  constructor(message: string) {
    super(400, 'INVALID_REQUEST', message);
  }
}

/** Nobody is there any more who would read the answer. */
export class HungUpError extends KnownError {
  constructor() {
    super(408, 'TIMEOUT', 'Whoever asked has hung up.');
  }
}
