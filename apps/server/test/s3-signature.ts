import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request as a server gets it. */
export type S3Request = {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
};

export type S3Keys = {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** Of temporary keys. */
  sessionToken?: string | undefined;
};

const CLOCK_SKEW_MS = 15 * 60_000;
/** Seven days, by Amazon's documentation. */
const LONGEST_SECONDS = 604_800;
const TOKEN_HEADER = 'x-amz-security-token';

/**
 * Why Amazon would refuse a request's signature (version 4, in a header or in the query) at `now`, as its
 * error code; undefined when it is right.
 */
export function signatureFault(
  request: S3Request,
  keys: S3Keys,
  now = Date.now(),
): string | undefined {
  const url = new URL(request.url ?? '/', 'http://any');
  const claim = claimInQuery(url) ?? claimInHeader(request);
  if (!claim) return 'AccessDenied';
  const { credential, signedHeaders, signature, date, payload, validSeconds } = claim;
  const scope = `${date.slice(0, 8)}/${keys.region}/s3/aws4_request`;
  if (credential !== `${keys.accessKeyId}/${scope}`) return 'InvalidAccessKeyId';

  const token = url.searchParams.get('X-Amz-Security-Token') ?? request.headers[TOKEN_HEADER];
  if (token !== keys.sessionToken) return 'InvalidToken';

  if (validSeconds !== undefined && !(validSeconds >= 1 && validSeconds <= LONGEST_SECONDS)) {
    return 'AuthorizationQueryParametersError';
  }
  const age = now - Date.parse(date.replace(/(....)(..)(..T..)(..)/, '$1-$2-$3:$4:'));
  if (age < -CLOCK_SKEW_MS) return 'RequestTimeTooSkewed';
  if (age > (validSeconds === undefined ? CLOCK_SKEW_MS : validSeconds * 1000)) {
    return validSeconds === undefined ? 'RequestTimeTooSkewed' : 'AccessDenied';
  }

  const names = signedHeaders.split(';');
  const sent = Object.keys(request.headers);
  const mustBeSigned = sent.filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (!mustBeSigned.every((name) => names.includes(name))) return 'AccessDenied';

  const canonical = [
    request.method,
    url.pathname.replace(/[!'()*]/g, percent),
    canonicalQuery(url),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    payload,
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', date, scope, hash].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${keys.secretAccessKey}`);
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

function claimInQuery({ searchParams }: URL) {
  const of = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
  if (!searchParams.has('X-Amz-Signature')) return undefined;
  return {
    credential: of('Credential'),
    signedHeaders: of('SignedHeaders'),
    signature: of('Signature'),
    date: of('Date'),
    validSeconds: Number(of('Expires')),
    payload: 'UNSIGNED-PAYLOAD',
  };
}

function claimInHeader({ headers }: S3Request) {
  const form = /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=(\w+)$/;
  const [, credential, signedHeaders, signature] = form.exec(headers.authorization ?? '') ?? [];
  if (!credential || !signedHeaders || !signature) return undefined;
  const date = String(headers['x-amz-date']);
  const payload = String(headers['x-amz-content-sha256']);
  return { credential, signedHeaders, signature, date, payload, validSeconds: undefined };
}

function canonicalQuery({ searchParams }: URL): string {
  return [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
}

const encoded = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, percent);
const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
