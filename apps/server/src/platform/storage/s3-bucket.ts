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
  /** All that is in the bucket, in the order of keys, a thousand at a call. Throws StorageError. */
  objects(): AsyncGenerator<BucketObject>;
};

export type BucketObject = { key: string; bytes: number; etag: string };

/** A call for a page of a listing. */
const PAGE = 1000;
const PAGE_MS = 15_000;

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

  async function pageAfter(continuationToken: string | undefined) {
    const objects: BucketObject[] = [];
    const options = {
      pageSize: PAGE,
      maxResults: PAGE,
      ...(continuationToken && { continuationToken }),
    };
    const page = client.listObjectsGrouped(options);
    for (;;) {
      const { done, value } = await page.next();
      if (done) return { objects, next: value };
      if (value.type !== 'Object') continue;
      objects.push({ key: value.key, bytes: value.size, etag: value.etag });
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

    async *objects() {
      for (let token: string | undefined; ; ) {
        const { objects, next } = await tried('list', PAGE_MS, () => pageAfter(token));
        yield* objects;
        if (next === undefined) return;
        token = next;
      }
    },
  };
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
