/** What an answer says beside code and message. */
export type ErrorDetails = {
  /** Of 402: credits that it takes, and credits that there are. */
  needed?: number;
  available?: number;
  /** Of PROMPT_REFUSED for a series: which of its items, counted from 0. */
  items?: number[];
};

/** What a call was refused with, or why there was no answer. */
export class ShortcakeError extends Error {
  override name = 'ShortcakeError';
  /** The HTTP status; null where nothing was answered. */
  readonly status: number | null;
  /**
   * The API's code, such as `INSUFFICIENT_CREDITS`, or one of the client: `NO_KEY`, `WRONG_SETTING`,
   * `UNREACHABLE`, `UNEXPECTED_ANSWER`, `WAITED_TOO_LONG`, `WEBHOOK_REFUSED`.
   */
  readonly code: string;
  /** After how many seconds the API asks to try again; null where it does not say. */
  readonly retryAfterSeconds: number | null;
  readonly details: ErrorDetails;

  constructor(
    code: string,
    message: string,
    more: {
      status?: number;
      retryAfterSeconds?: number | null;
      details?: ErrorDetails;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.code = code;
    this.status = more.status ?? null;
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
    this.details = more.details ?? {};
  }
}
