import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { AntiSSRFError } from '@microsoft/antissrf';
import { cutShort, DownloadError, refused } from './error.ts';

type RequestOptions = {
  agent: http.Agent;
  headers: Record<string, string>;
  signal: AbortSignal;
};

/** An answer whose body is still to come, and who gave it. */
export type Answered = { response: IncomingMessage; host: string };

/** Asks an address once. Throws DownloadError. */
export async function requestFile(url: URL, options: RequestOptions): Promise<Answered> {
  const { agent, headers, signal } = options;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  (url.protocol === 'https:' ? https : http)
    .get(url, { agent, headers: { ...headers, 'accept-encoding': 'identity' }, signal })
    .on('response', resolve)
    .on('error', reject)
    // An answer of 101 ends the connection without a word, and no signal after it is heard.
    .on('close', () => reject(new Error('closed')));
  try {
    return { response: await promise, host: url.host };
  } catch (error) {
    if (error instanceof AntiSSRFError) throw refused(`${url.host} is at a private address`);
    throw cutShort('unreachable', error, url.host, signal);
  }
}

/** The body of an answer, of `largestBytes` at most. Throws DownloadError. */
export async function* bodyOf(
  { response, host }: Answered,
  { largestBytes, signal }: { largestBytes: number; signal: AbortSignal },
): AsyncGenerator<Buffer, void, undefined> {
  const tooLarge = () =>
    new DownloadError('too-large', `${host} has more than ${largestBytes} bytes`);
  let bytes = 0;
  try {
    if (Number(response.headers['content-length']) > largestBytes) throw tooLarge();
    for await (const chunk of response) {
      bytes += chunk.length;
      // A declared length may be missing.
      if (bytes > largestBytes) throw tooLarge();
      yield chunk;
    }
  } catch (error) {
    throw error instanceof DownloadError ? error : cutShort('cut', error, host, signal);
  } finally {
    response.destroy();
  }
}
