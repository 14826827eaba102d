import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { S3Errors } from '@bradenmacdonald/s3-lite-client';
import { StorageError } from '../storage.ts';
import { createS3Client, type S3Place } from './client.ts';
import { createS3Request, type Upload } from './request.ts';
import { withTries } from './with-tries.ts';

type Call = {
  headers?: Record<string, string>;
  upload?: Upload;
  /** For each try: until the answer begins, or is whole where it holds no file. */
  timeoutMs: number;
  /** Statuses beside 2xx that are an answer. */
  orStatus?: readonly number[];
};

export type S3Bucket = {
  /** Asks about one file. Only a good GET's body is left to read, or to destroy. Throws StorageError. */
  send(method: 'PUT' | 'GET' | 'HEAD' | 'DELETE', key: string, call: Call): Promise<S3Answer>;
  /** Copies a file within the bucket. Answers false where there is none. Throws StorageError. */
  copy(from: string, to: string, timeoutMs: number): Promise<boolean>;
  /** All keys that begin with `prefix`. Throws StorageError. */
  list(prefix: string, timeoutMs: number): Promise<string[]>;
  /**
   * Asks something of the bucket itself by an XML document; answers with one, or with null where the
   * bucket does not know what it is asked. Throws StorageError.
   */
  post(what: string, document: string, timeoutMs: number): Promise<string | null>;
  /** All that is in the bucket, in the order of keys, a thousand at a call. Throws StorageError. */
  objects(): AsyncGenerator<BucketObject>;
};

export type S3Answer = { ok: boolean; status: number; headers: Headers; body: IncomingMessage };

export type BucketObject = { key: string; bytes: number; etag: string };

/** A call for a page of a listing. */
const PAGE = 1000;
const PAGE_MS = 15_000;

/** As far as S3 lets clocks be apart. */
const VALID_SECONDS = 900;

/** Calls to a bucket, each tried up to four times: all of them may be done twice. */
export function openBucket(place: S3Place): S3Bucket {
  const client = createS3Client(place);
  const request = createS3Request();

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

  async function ask(
    method: string,
    key: string,
    { headers = {}, upload, orStatus = [] }: Omit<Call, 'timeoutMs'>,
    signal: AbortSignal,
  ): Promise<{ answer: S3Answer; said: string }> {
    // The client signs; its own calls cannot be aborted, and would hold each file in memory.
    const url = await client.getPresignedUrl(method as 'GET', key, {
      expirySeconds: VALID_SECONDS,
      extraHeaders: headers,
    });
    // Not signed, since proxies change it: the very bytes that were stored.
    const sent = { ...headers, 'accept-encoding': 'identity' };
    const body = await request(url, { method, headers: sent, upload, signal });
    const answer = answerOf(body);
    if (answer.ok && method === 'GET') return { answer, said: '' };
    const said = await text(body);
    if (answer.ok) return { answer, said };
    const { status, headers: told } = answer;
    const error = await S3Errors.parseServerError(new Response(said, { status, headers: told }));
    // Of a bucket that is not there 404 says nothing about a file.
    if (orStatus.includes(status) && error.code !== 'NoSuchBucket') return { answer, said };
    throw error;
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
    send: (method, key, { timeoutMs, ...call }) =>
      tried(
        `${method} ${key}`,
        timeoutMs,
        async (signal) => (await ask(method, key, call, signal)).answer,
      ),

    copy: (from, to, timeoutMs) =>
      tried(`copy ${from}`, timeoutMs, async (signal) => {
        const source = `/${place.bucket}/${from.split('/').map(encodeURIComponent).join('/')}`;
        const call = { headers: { 'x-amz-copy-source': source }, orStatus: [404] };
        const { answer, said } = await ask('PUT', to, call, signal);
        if (answer.status === 404) return false;
        // A copy that fails half way is answered 200, and says so in its words.
        if (said.includes('<CopyObjectResult')) return true;
        throw new S3Errors.ServerError(500, 'HalfCopied', 'The copy was not done.');
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

/** Google's S3 answered 400 NotImplemented, or InvalidArgument, until 2026; others say 405 or 501. */
function isUnknownToBucket(error: unknown): boolean {
  if (!(error instanceof S3Errors.ServerError)) return false;
  const { statusCode, code } = error;
  if ([405, 501].includes(statusCode)) return true;
  return statusCode === 400 && ['NotImplemented', 'InvalidArgument'].includes(code);
}

function answerOf(body: IncomingMessage): S3Answer {
  const status = body.statusCode ?? 0;
  const headers = new Headers(
    Object.entries(body.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  );
  return { ok: status >= 200 && status < 300, status, headers, body };
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
  // fetch, which the client's own calls use, says it of the cause; a late call has a number.
  const { cause, name } = error as Error;
  const codes = [error, cause].map((told) => (told as { code?: unknown } | undefined)?.code);
  return codes.find((code) => typeof code === 'string') ?? name;
}
