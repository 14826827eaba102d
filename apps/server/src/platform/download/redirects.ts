import { DownloadError, refused } from './error.ts';
import type { AgentFor } from './private-addresses.ts';
import { type Answered, requestFile } from './request.ts';

const MOST_REDIRECTS = 5;

type FollowOptions = {
  headers: Record<string, string>;
  agentFor: AgentFor;
  signal: AbortSignal;
  /** Called at every answer. */
  heard: () => void;
};

/**
 * Asks for a file and follows redirects, each of which must lead where one may ask anyway. `headers`
 * stay with the first origin: once a redirect has left it they are not sent again, not even back
 * there. Gives the answer that holds the file. Throws DownloadError.
 */
export async function followRedirects(address: string, options: FollowOptions): Promise<Answered> {
  const { agentFor, signal, heard } = options;
  let { headers } = options;
  let url = parsed(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answered = await requestFile(url, { agent: agentFor(url), headers, signal });
    heard();
    const { response, host } = answered;
    if (response.statusCode === 200) return answered;
    response.destroy();
    const { statusCode: status = 0, headers: told } = response;
    if (!isRedirect(status) || !told.location) {
      const answer = { status, retryAfter: told['retry-after'] ?? '' };
      throw new DownloadError('answered', `${host} answered ${status}`, answer);
    }
    const next = parsed(told.location, url);
    if (next.origin !== url.origin) headers = {};
    url = next;
  }
  throw refused(`more than ${MOST_REDIRECTS} redirects led to ${url.host}`);
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

function parsed(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url) throw refused(base ? `${base.host} redirects to no address` : 'the URL is no address');
  return url;
}
