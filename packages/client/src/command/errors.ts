import type { Video } from '../api/types.ts';

/** Wrong words on the command line; the message says what to change. */
export class UsageError extends Error {
  readonly code = 'USAGE';
}

/** Somebody pressed Ctrl-C while a video was being made. It goes on. */
export class InterruptedError extends Error {
  readonly code = 'INTERRUPTED';
  readonly id: string;

  constructor(id: string) {
    super(
      `Not waited for any longer. Video ${id} goes on; later: shortcake download ${id} --out FILE`,
    );
    this.id = id;
  }
}

/** The video was asked for, and failed. */
export class NotMadeError extends Error {
  readonly code = 'FAILED';
  readonly id: string;

  constructor({ id, failureReason, creditRefunded }: Video) {
    const credit = creditRefunded ? ' Its credit came back.' : '';
    super(`Video ${id} failed: ${failureReason ?? 'nobody knows why.'}${credit}`);
    this.id = id;
  }
}
