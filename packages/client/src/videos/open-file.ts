import { ask, keyHeader } from '../api/ask.ts';
import { refusal } from '../api/refusal.ts';
import { ShortcakeError } from '../error.ts';
import type { Settings } from '../settings.ts';

const MOST_REDIRECTS = 3;

/**
 * Opens a video's file wherever it is kept: at our origin, which gets the key, or where that sends on to,
 * which does not.
 */
export async function openFile(
  settings: Settings,
  from: URL,
  signal?: AbortSignal,
): Promise<Response> {
  let url = from;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const headers = url.origin === from.origin ? keyHeader(settings) : {};
    const answer = await ask(settings, url, { headers }, signal);
    if (answer.ok) return answer;
    const target = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || target === null) {
      throw refusal(answer, await answer.text().catch(() => ''));
    }
    await answer.body?.cancel();
    url = new URL(target, url);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') break;
  }
  throw new ShortcakeError('UNEXPECTED_ANSWER', `${from.origin} does not lead to the file.`);
}
