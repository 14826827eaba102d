import { type ErrorDetails, ShortcakeError } from '../error.ts';

/** The error that an answer is which is not 2xx. */
export function refusal(answer: Response, text: string): ShortcakeError {
  const { status, headers } = answer;
  const retryAfterSeconds = secondsIn(headers.get('retry-after'));
  const target = headers.get('location');
  if (status >= 300 && status < 400 && target !== null) {
    return new ShortcakeError(
      'UNEXPECTED_ANSWER',
      `${new URL(answer.url).origin} sends on to ${originOf(target, answer.url)}. Set SHORTCAKE_URL or baseUrl to where Shortcake is.`,
      { status },
    );
  }
  const told = errorIn(text);
  if (!told) {
    const message = `An answer of ${status} that is not of Shortcake.`;
    return new ShortcakeError('UNEXPECTED_ANSWER', message, { status, retryAfterSeconds });
  }
  const { code, message, ...details } = told;
  return new ShortcakeError(code, message, { status, retryAfterSeconds, details });
}

function secondsIn(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, (at - Date.now()) / 1000);
}

const originOf = (target: string, from: string) =>
  URL.canParse(target, from) ? new URL(target, from).origin : 'elsewhere';

function errorIn(text: string): ({ code: string; message: string } & ErrorDetails) | null {
  try {
    const told = JSON.parse(text);
    const isError = typeof told?.code === 'string' && typeof told.message === 'string';
    return isError ? told : null;
  } catch {
    return null;
  }
}
