import { createS3Client, type S3Place } from './client.ts';

/**
 * Addresses under which a browser gets files of the bucket itself. Whoever knows one has the file
 * until it ends, so it belongs into no log.
 */
export type SignedAddresses = {
  /** The one origin that they are all at. */
  origin: string;
  /** An address for one method, of a file that calls itself what `says` says. Asks nobody. */
  of(key: string, method: 'GET' | 'HEAD', says: FileFacts): Promise<string>;
};

/** What the bucket is told to say of a file, whatever was stored with it. */
export type FileFacts = { contentType: string; disposition?: string | undefined };

/** An address ends within the hour. */
const ENDS_AFTER_SECONDS = 3600;
/**
 * Signed as of the last full quarter of an hour: within it a file has one address, under which a browser
 * finds what it keeps. So an address lives for 45 minutes at least.
 */
const ROUND_MS = 900_000;

/** Signs addresses at `place`; `before` is the origin of what stands before it and passes all on. */
export async function signAddresses(
  place: S3Place,
  before: string | undefined,
): Promise<SignedAddresses> {
  const client = createS3Client(place);
  const of: SignedAddresses['of'] = async (key, method, { contentType, disposition }) => {
    const address = await client.getPresignedUrl(method, key, {
      expirySeconds: ENDS_AFTER_SECONDS,
      requestDate: new Date(Math.floor(Date.now() / ROUND_MS) * ROUND_MS),
      parameters: {
        'response-content-type': contentType,
        ...(disposition && { 'response-content-disposition': disposition }),
      },
    });
    return before === undefined ? address : before + address.slice(new URL(address).origin.length);
  };
  const any = await of('any', 'GET', { contentType: 'video/mp4' });
  return { origin: new URL(any).origin, of };
}
