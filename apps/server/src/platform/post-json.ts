import http from 'node:http';
import https from 'node:https';
import { AntiSSRFError } from '@microsoft/antissrf';
import { type AgentFor, createAgentFor } from './download/private-addresses.ts';

/** Posts a body as JSON to an address, once. Throws an Error whose message holds no address. */
export type PostJson = (url: string, body: object, signal: AbortSignal) => Promise<void>;

const TIMEOUT_MS = 10_000;

/**
 * Posts to addresses that are secrets: over https to public addresses, or to `privateOrigins`, by plain
 * http too. Follows no redirect, reads no answer beyond its status, and takes ten seconds in all.
 */
export function createPostJson(privateOrigins: readonly string[]): PostJson {
  const agentFor = createAgentFor(privateOrigins);
  return async (address, body, unwanted) => {
    const late = AbortSignal.timeout(TIMEOUT_MS);
    const signal = AbortSignal.any([unwanted, late]);
    const status = await post(new URL(address), { body, agentFor, signal }).catch(
      (error: Error) => {
        throw new Error(troubleOf(error, late));
      },
    );
    if (status < 200 || status > 299) throw new Error(`it was answered with ${status}`);
  };
}

async function post(
  url: URL,
  { body, agentFor, signal }: { body: object; agentFor: AgentFor; signal: AbortSignal },
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  (url.protocol === 'https:' ? https : http)
    .request(url, { method: 'POST', agent: agentFor(url), headers, signal })
    .on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    })
    .on('error', reject)
    // An answer of 101 ends the connection without a word, and no signal after it is heard.
    .on('close', () => reject(new Error('closed')))
    .end(text);
  return promise;
}

/** Not the error's own message, which may quote the address. */
function troubleOf(error: Error & { code?: string }, late: AbortSignal): string {
  if (late.aborted) return `it was not answered within ${TIMEOUT_MS / 1000} s`;
  if (error instanceof AntiSSRFError) return 'its address is a private one';
  return `it could not be sent (${error.code ?? error.name})`;
}
