const HINT = 'signed_in=1';

/** Whether the server left its readable sign that a session exists. It grants nothing. */
export const hasSignedInHint = (cookies: string = document.cookie): boolean =>
  cookies.split(';').some((cookie) => cookie.trim() === HINT);

/** After a 401 the sign is wrong; without it the next page makes no call that fails. */
export function forgetSignedInHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
  document.cookie = 'signed_in=; path=/; max-age=0';
}
