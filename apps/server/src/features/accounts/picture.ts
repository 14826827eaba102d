import type { Fetch } from './openid.ts';
import { pictureType } from './picture-type.ts';

/** For all of it; nobody waits, but a host that trickles must not keep a connection for ever. */
const TIMEOUT_MS = 5000;
/** Ten times what Google's pictures take. */
const LARGEST_BYTES = 256 * 1024;

export type Picture = { contentType: string; bytes: Buffer };

/** There is no picture to be had; the message is for the log and holds nothing of the address. */
export class NoPictureError extends Error {}

/**
 * Fetches a profile picture from where its provider said. Throws NoPictureError for what is no
 * picture, and what `fetch` throws when it is late, is cut short by `signal` or does not connect.
 */
export async function fetchPicture(
  url: URL,
  { issuer, fetch, signal }: { issuer: string; fetch: Fetch; signal: AbortSignal },
): Promise<Picture> {
  // Plain http leads into private networks, redirects to anywhere: neither is the provider's word.
  if (url.protocol !== 'https:' && url.origin !== new URL(issuer).origin) {
    throw new NoPictureError("the address is neither https nor the provider's own");
  }
  // fetch would refuse it too, and quote it whole.
  if (url.username || url.password) throw new NoPictureError('the address has a password');
  const response = await fetch(url.href, {
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new NoPictureError(`the answer was ${response.status}`);
  }
  const bytes = await readAll(response);
  const contentType = pictureType(bytes);
  if (!contentType) throw new NoPictureError('the content is no picture');
  return { contentType, bytes };
}

async function readAll(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest. A declared length is not asked: it may lie, or be missing.
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > LARGEST_BYTES) throw new NoPictureError(`more than ${LARGEST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
