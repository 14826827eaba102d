import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

type FakeObject = {
  bytes: Buffer;
  contentType: string | undefined;
  cacheControl: string | undefined;
  lastModified: Date;
};

type S3Ask = {
  method: string;
  /** Empty for the bucket itself. */
  key: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

export type S3Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** A bucket in memory: what S3 answers, once it knows who asks. */
export class FakeBucket {
  readonly objects = new Map<string, FakeObject>();
  /** Keys that nobody may remove. */
  readonly locked = new Set<string>();
  readonly #pageSize: number;
  readonly #takesMany: boolean;

  constructor(pageSize: number, takesMany: boolean) {
    this.#pageSize = pageSize;
    this.#takesMany = takesMany;
  }

  answer(ask: S3Ask): S3Answer {
    const source = ask.headers['x-amz-copy-source'];
    if (source !== undefined) return this.#copy(ask.key, decodeURIComponent(String(source)));
    if (ask.method === 'PUT') return this.#put(ask);
    if (ask.method === 'POST') return this.#post(ask);
    if (ask.method === 'DELETE' && this.locked.has(ask.key)) return refusal(403, 'AccessDenied');
    if (ask.method === 'DELETE') {
      this.objects.delete(ask.key);
      return answerOf(204);
    }
    return ask.key === '' ? this.#list(ask.query) : withOverrides(this.#get(ask), ask.query);
  }

  #put({ key, headers, body }: S3Ask): S3Answer {
    if (headers['content-length'] === undefined) return refusal(411, 'MissingContentLength');
    const digest = headers['content-md5'];
    if (digest !== undefined && digest !== md5(body, 'base64')) return refusal(400, 'BadDigest');
    this.objects.set(key, {
      bytes: body,
      contentType: headers['content-type'],
      cacheControl: headers['cache-control'],
      lastModified: new Date(),
    });
    return answerOf(200);
  }

  #copy(key: string, source: string): S3Answer {
    const object = this.objects.get(source.replace(/^\/?[^/]+\//, ''));
    if (!object) return refusal(404, 'NoSuchKey');
    this.objects.set(key, { ...object, lastModified: new Date() });
    const etag = md5(object.bytes, 'hex');
    return xml(200, `<CopyObjectResult><ETag>&quot;${etag}&quot;</ETag></CopyObjectResult>`);
  }

  /** Removes many, and tells of those alone that it could not remove. */
  #post({ query, headers, body }: S3Ask): S3Answer {
    if (!query.has('delete') || !this.#takesMany) return refusal(400, 'NotImplemented');
    if (headers['content-md5'] !== md5(body, 'base64')) return refusal(400, 'InvalidDigest');
    const keys = [...`${body}`.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key]) =>
      (key as string).replaceAll('&amp;', '&'),
    );
    if (keys.length > 1000) return refusal(400, 'MalformedXML');
    const refused = keys.filter((key) => this.locked.has(key));
    for (const key of keys) if (!this.locked.has(key)) this.objects.delete(key);
    const errors = refused.map(
      (key) => `<Error><Key>${key}</Key><Code>AccessDenied</Code><Message>No.</Message></Error>`,
    );
    return xml(
      200,
      `<DeleteResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${errors.join('')}</DeleteResult>`,
    );
  }

  #get({ key, headers }: S3Ask): S3Answer {
    const object = this.objects.get(key);
    if (!object) return refusal(404, 'NoSuchKey');
    const { bytes, contentType, lastModified } = object;
    const etag = `"${md5(bytes, 'hex')}"`;
    const wanted = headers['if-match'];
    if (wanted !== undefined && wanted !== etag) return refusal(412, 'PreconditionFailed');
    if (headers['if-none-match'] === etag) return answerOf(304, { etag });
    const facts = {
      etag,
      'last-modified': lastModified.toUTCString(),
      'content-type': contentType ?? 'binary/octet-stream',
    };
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
    if (first === undefined) return answerOf(200, facts, bytes);
    const start = Number(first);
    if (start >= bytes.length) return refusal(416, 'InvalidRange');
    const end = Math.min(last ? Number(last) : Number.POSITIVE_INFINITY, bytes.length - 1);
    const part = { 'content-range': `bytes ${start}-${end}/${bytes.length}` };
    return answerOf(206, { ...facts, ...part }, bytes.subarray(start, end + 1));
  }

  /** One page of ListObjectsV2; its token is the last key of the page before. */
  #list(query: URLSearchParams): S3Answer {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after);
    const most = Math.min(this.#pageSize, Number(query.get('max-keys') ?? 1000));
    const page = keys.toSorted().slice(0, most);
    const isCut = page.length < keys.length;
    const contents = page.map((key) => {
      const { bytes, lastModified } = this.objects.get(key)!;
      return `<Contents><Key>${key}</Key><LastModified>${lastModified.toISOString()}</LastModified><ETag>&quot;${md5(bytes, 'hex')}&quot;</ETag><Size>${bytes.length}</Size></Contents>`;
    });
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return xml(
      200,
      `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isCut}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
    );
  }
}

/** What a query has the answer say of the file. */
function withOverrides(answer: S3Answer, query: URLSearchParams): S3Answer {
  if (answer.status >= 300) return answer;
  const said = ['content-type', 'content-disposition'].flatMap((name) => {
    const value = query.get(`response-${name}`);
    return value === null ? [] : [[name, value]];
  });
  return { ...answer, headers: { ...answer.headers, ...Object.fromEntries(said) } };
}

/** An error as S3 tells it. */
export function refusal(status: number, code: string): S3Answer {
  return xml(status, `<Error><Code>${code}</Code><Message>No.</Message></Error>`);
}

function xml(status: number, element: string): S3Answer {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${element}`;
  return answerOf(status, { 'content-type': 'application/xml' }, Buffer.from(text));
}

function answerOf(
  status: number,
  headers: OutgoingHttpHeaders = {},
  body: Buffer = Buffer.alloc(0),
): S3Answer {
  const length = status === 204 || status === 304 ? {} : { 'content-length': body.length };
  return { status, headers: { ...headers, ...length }, body };
}

/** Large objects are asked for often. */
const digests = new WeakMap<Buffer, Buffer>();

function md5(bytes: Buffer, form: 'hex' | 'base64'): string {
  const digest = digests.get(bytes) ?? createHash('md5').update(bytes).digest();
  digests.set(bytes, digest);
  return digest.toString(form);
}
