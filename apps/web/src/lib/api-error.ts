/** An answer that is not 2xx. Its message is what people read: `<status>: <text>`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${messageIn(body) ?? (body.trim() || statusText)}`);
    this.status = status;
    this.body = body;
  }
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Asked too often; `callApi` has waited once already, where it was to be a minute or less. */
export function isRateLimited(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429;
}

/** What to tell people of any failure of a call, a lost connection among them. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return 'The server cannot be reached. Check your connection and try again.';
}

function messageIn(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && 'message' in parsed) {
      return typeof parsed.message === 'string' ? parsed.message : undefined;
    }
  } catch {
    return undefined;
  }
}
