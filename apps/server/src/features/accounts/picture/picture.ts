import { createDownload, type Download } from '../../../platform/download/download.ts';
import { DownloadError } from '../../../platform/download/error.ts';
import type { Fetch } from '../fetch.ts';
import { pictureType } from './type.ts';

const LIMITS = {
  // Ten times what Google's pictures take.
  largestBytes: 256 * 1024,
  // Nobody waits, but a host that trickles must not keep a connection for ever.
  totalMs: 5000,
  quietMs: 3000,
};

export type Picture = { contentType: string; bytes: Buffer };

/** There is no picture to be had; the message is for the log and holds nothing of the address. */
export class NoPictureError extends Error {}

/**
 * Fetches a profile picture from where its provider said. Throws NoPictureError for what is no
 * picture, and what `download` throws when it may not ask there, is late or cut short by `signal`.
 */
export async function fetchPicture(
  url: URL,
  { download, signal }: { download: Download; signal: AbortSignal },
): Promise<Picture> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of download(url.href, { signal })) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const contentType = pictureType(bytes);
  if (!contentType) throw new NoPictureError('the content is no picture');
  return { contentType, bytes };
}

/** How pictures are fetched: from public addresses by https, and from the issuer's own origin. */
export function pictureDownload(issuer: string): Download {
  return createDownload([new URL(issuer).origin], LIMITS);
}

/** The same of a provider in our own process, whose answers need no guard. */
export function pictureDownloadBy(fetch: Fetch): Download {
  return async function* download(url, { signal }) {
    const { status, body } = await fetch(url, { signal });
    if (status !== 200) throw new DownloadError('answered', `the answer was ${status}`);
    yield* body ?? [];
  };
}
