import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { AntiSSRFError } from '@microsoft/antissrf';
import { DownloadError } from '../../../platform/download/error.ts';
import { createAgentFor } from '../../../platform/download/private-addresses.ts';
import { isLoopback } from '../../../platform/is-loopback.ts';
import { addressOf, type Resolve } from './addresses.ts';
import { beginningOf } from './beginning.ts';

/** What a receiver said: its status, how its answer begins, and for how long it asks to be left alone, in seconds. */
export type Answer = { status: number; body: string; askedFor: number | undefined };

/**
 * Posts a payload once, and answers whatever is answered; a redirect is not followed. Throws where nothing
 * is: an Error whose message tells its owner why, without the address.
 */
export type Post = (
  address: string,
  request: { payload: string; headers: Record<string, string>; stopping: AbortSignal },
) => Promise<Answer>;

const TIMEOUT_MS = 10_000;

/**
 * Posts to addresses that strangers name: over https, to hosts that the internet reaches. Each time the host
 * is looked up anew, and the very address that was found is looked at and connected to. Where
 * `isLoopbackAllowed`, this machine is as good, by plain http too.
 */
export function createPost(isLoopbackAllowed: boolean, resolve: Resolve = addressOf): Post {
  const agentFor = createAgentFor([]);
  const optionsFor = async (url: URL): Promise<RequestOptions> => {
    if (isLoopbackAllowed && isLoopback(url.hostname)) return {};
    // Whom the certificate must name, the header says.
    return { agent: agentFor(url), hostname: await resolve(url.hostname) };
  };
  return async (address, { payload, headers, stopping }) => {
    const url = new URL(address);
    const late = AbortSignal.timeout(TIMEOUT_MS);
    const signal = AbortSignal.any([late, stopping]);
    try {
      const end = rejectionOf(signal);
      const target = await Promise.race([optionsFor(url), end]);
      const options = { ...target, headers: { ...headers, host: url.host }, signal };
      // A request that waits for its socket hears no signal.
      const response = await Promise.race([send(url, options, payload), end]);
      const { statusCode: status = 0 } = response;
      const askedFor = secondsIn(response.headers['retry-after']);
      return { status, body: await beginningOf(response), askedFor };
    } catch (error) {
      throw new Error(troubleOf(error as Error, late));
    }
  };
}

function send(url: URL, options: RequestOptions, payload: string): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  (url.protocol === 'https:' ? https : http)
    .request(url, {
      ...options,
      method: 'POST',
      headers: {
        ...options.headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
        'accept-encoding': 'identity',
        'user-agent': 'Shortcake-Webhooks/1',
      },
    })
    .on('response', resolve)
    .on('error', reject)
    // An answer of 101 ends the connection without a word, and no signal after it is heard.
    .on('close', () => reject(new Error('closed')))
    .end(payload);
  return promise;
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Seconds that a Retry-After names, as a number or as a time. */
function secondsIn(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(header)
    ? Number(header)
    : (Date.parse(header) - Date.now()) / 1000;
  return seconds > 0 ? seconds : undefined;
}

/** In words for the webhook's owner. Not the error's own message, which may quote an address. */
function troubleOf(error: Error & { code?: string }, late: AbortSignal): string {
  if (late.aborted) return `no answer within ${TIMEOUT_MS / 1000} s`;
  if (error instanceof AntiSSRFError) return 'its host is at a private address';
  if (error instanceof DownloadError) return 'its address must not be asked';
  const { code = error.name } = error;
  if (/^E(NOTFOUND|NODATA|SERVFAIL|REFUSED|TIMEOUT)$/.test(code))
    return `its host was not found (${code})`;
  return `no connection (${code})`;
}
