import { createHash } from 'node:crypto';
import { S3Errors } from '@bradenmacdonald/s3-lite-client';
import { createS3Client, type S3Place } from './s3-client.ts';
import { StorageError } from './storage.ts';
import { withTries } from './with-tries.ts';

type Call = {
  headers?: Record<string, string>;
  body?: Blob;
  /** For each try: until the answer begins, or is whole where it holds no file. */
  timeoutMs: number;
  /** Statuses beside 2xx that are an answer. */
  orStatus?: readonly number[];
};

export type S3Bucket = {
  /** Asks about one file. Only a GET's body is left to read. Throws StorageError. */
  send(method: 'PUT' | 'GET' | 'HEAD' | 'DELETE', key: string, call: Call): Promise<Response>;
  /** All keys that begin with `prefix`. Throws StorageError. */
  list(prefix: string, timeoutMs: number): Promise<string[]>;
  /**
   * Asks something of the bucket itself by an XML document; answers with one, or with null where the
   * bucket does not know what it is asked. Throws StorageError.
   */
  post(what: string, document: string, timeoutMs: number): Promise<string | null>;
};

/** As far as S3 lets clocks be apart. */
const VALID_SECONDS = 900;

/** Calls to a bucket, each tried up to four times: all of them may be done twice. */
export function openBucket(place: S3Place): S3Bucket {
  const client = createS3Client(place);

  async function tried<T>(
    what: string,
    timeoutMs: number,
    attempt: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    try {
      return await withTries(attempt, { timeoutMs, mayPass });
    } catch (error) {
      const { bucket, endpoint } = place;
      throw new StorageError(
        `S3 bucket ${bucket} at ${new URL(endpoint).origin}: ${what}: ${reasonOf(error)}`,
        {
          isKeyRefused:
            error instanceof S3Errors.ServerError && [401, 403].includes(error.statusCode),
        },
      );
    }
  }

  return {
    send: (method, key, { headers = {}, body, timeoutMs, orStatus = [] }) =>
      tried(`${method} ${key}`, timeoutMs, async (signal) => {
        // The client signs; its own calls cannot be aborted, and would hold each file in memory.
        const url = await client.getPresignedUrl(method, key, {
          expirySeconds: VALID_SECONDS,
          extraHeaders: headers,
        });
        const response = await fetch(url, {
          method,
          // Not signed, since proxies change it: the very bytes that were stored.
          headers: { ...headers, 'accept-encoding': 'identity' },
          ...(body && { body }),
          redirect: 'manual',
          signal,
        });
        if (!response.ok && !orStatus.includes(response.status)) {
          throw await S3Errors.parseServerError(response);
        }
        if (method !== 'GET' || !response.ok) await response.arrayBuffer();
        return response;
      }),

    list: (prefix, timeoutMs) =>
      tried(`list ${prefix}`, timeoutMs, async () => {
        // Listings cannot be signed apart from the call: a late one is left behind.
        const keys: string[] = [];
        for await (const { key } of client.listObjects({ prefix })) keys.push(key);
        return keys;
      }),

    post: (what, document, timeoutMs) =>
      tried(`POST ?${what}`, timeoutMs, async () => {
        const md5 = createHash('md5').update(document).digest('base64');
        // As for listings: a late one is left behind.
        try {
          const response = await client.makeRequest({
            method: 'POST',
            objectName: '',
            query: { [what]: '' },
            headers: new Headers({ 'content-type': 'application/xml', 'content-md5': md5 }),
            payload: document,
            returnBody: true,
          });
          return await response.text();
        } catch (error) {
          if (isUnknownToBucket(error)) return null;
          throw error;
        }
      }),
  };
}

/** Google's S3 answered 400 NotImplemented, or InvalidArgument, until 2026; others say 405 or 501. */
function isUnknownToBucket(error: unknown): boolean {
  if (!(error instanceof S3Errors.ServerError)) return false;
  const { statusCode, code } = error;
  if ([405, 501].includes(statusCode)) return true;
  return statusCode === 400 && ['NotImplemented', 'InvalidArgument'].includes(code);
}

function mayPass(error: unknown): boolean {
  if (error instanceof S3Errors.ServerError) {
    const { statusCode, code } = error;
    return statusCode >= 500 || statusCode === 429 || code === 'RequestTimeout';
  }
  return !(error instanceof S3Errors.S3Error);
}

function reasonOf(error: unknown): string {
  if (error instanceof S3Errors.ServerError) {
    const { statusCode, code } = error;
    return code === 'UnrecognizedError' ? String(statusCode) : `${statusCode} ${code}`;
  }
  if (error instanceof S3Errors.S3Error) return error.message;
  const { cause, name } = error as Error;
  return (cause as { code?: string } | undefined)?.code ?? name;
}
