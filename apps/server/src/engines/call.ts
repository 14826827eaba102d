import { EngineError, engineDown, noAnswer } from './faults.ts';

export type Fetch = typeof globalThis.fetch;

/** An engine's answer; `json` is undefined when the body is none. */
export type Answer = { status: number; headers: Headers; json: unknown };

export type CallOptions = {
  fetch: Fetch;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  /** Sent as JSON, unless it is a form. */
  body?: object | FormData;
  /** For the whole call, the answer's body included. */
  timeoutMs: number;
  /** In bytes; 2 MB by default. */
  largestAnswer?: number;
  signal: AbortSignal;
};

const LARGEST_ANSWER = 2 * 1024 * 1024;

/**
 * Errors of a connection that never was, or was not safe to use, and of a request that none carries:
 * it has not arrived.
 */
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_INVALID_ARG',
]);
const UNSAFE = /^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/**
 * Asks an engine once: no retries and no redirects, so that nothing is asked twice and no key goes
 * to another host. Throws EngineError (`ENGINE_DOWN` when nothing can have arrived, `NO_ANSWER` when
 * it may have); an abort by `signal` goes through as it is.
 */
export async function callEngine(url: string, options: CallOptions): Promise<Answer> {
  const { fetch, method = 'GET', headers = {}, body, timeoutMs, signal } = options;
  const { largestAnswer = LARGEST_ANSWER } = options;
  // To fetch a form with an aborted signal, as of Node 24, leaves a rejection that nobody handles.
  signal.throwIfAborted();
  refuseUnsendable(url, headers);
  const isJson = body !== undefined && !(body instanceof FormData);
  const inTime = limitTime(signal, timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(isJson ? { 'content-type': 'application/json' } : {}) },
      ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as FormData) }),
      redirect: 'manual',
      signal: inTime.signal,
    });
    const text = await readText(response, largestAnswer);
    return { status: response.status, headers: response.headers, json: parsed(text) };
  } catch (error) {
    if (signal.aborted || error instanceof EngineError) throw error;
    throw new EngineError(faultOf(error, new URL(url).host));
  } finally {
    inTime.release();
  }
}

/** Throws for what fetch would not send, without fetch's own words: they hold the key. */
function refuseUnsendable(url: string, headers: Record<string, string>): void {
  try {
    new Request(url, { headers });
  } catch {
    const host = URL.parse(url)?.host ?? 'no address';
    throw new EngineError(engineDown(`${host}: no request can be made of this address and key`));
  }
}

/**
 * A signal that aborts with another, or when the time is over, until it is released. Not by
 * AbortSignal.timeout and any: they live as long as the time is, and 46 polls a second then cost the
 * process 1.3 MB a second until its next full collection (measured: 400 MB in place of 250).
 */
function limitTime(signal: AbortSignal, ms: number) {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  const late = () => controller.abort(new DOMException('no answer in time', 'TimeoutError'));
  const timer = setTimeout(late, ms);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    release() {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    },
  };
}

async function readText(response: Response, largest: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > largest) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faultOf(error: unknown, host: string) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const { code, name } = cause as { code?: string; name?: string };
  const detail = `${host}: ${code ?? name ?? 'no answer'}`;
  return hasNeverArrived(cause) ? engineDown(detail) : noAnswer(detail);
}

function hasNeverArrived(cause: unknown): boolean {
  const { code = '', syscall } = cause as { code?: string; syscall?: string };
  // A host of several addresses, each of which was tried.
  if (cause instanceof AggregateError) return cause.errors.every(hasNeverArrived);
  return NEVER_CONNECTED.has(code) || syscall === 'connect' || UNSAFE.test(code);
}

/** How long an answer asks to wait (Retry-After in seconds or as a date), in ms. */
export function retryAfterMs(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
