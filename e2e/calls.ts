import { STATUS_CODES } from 'node:http';
import type { APIResponse, CDPSession, Page } from '@playwright/test';

/** Names requests: an address as `page.route` takes it, or a look at those of the API. */
type Pattern = string | RegExp | ((url: URL) => boolean);

/** Answer to a request that was held. */
type Answer = {
  status?: number;
  headers?: Record<string, string>;
  contentType?: string;
  body?: string | Buffer;
  json?: unknown;
};

/** A request that waits for what a story makes of it. */
export type Held = {
  method(): string;
  url(): string;
  headers(): Record<string, string>;
  /** Body that a call of the contract sends; empty without one. */
  postDataJSON<Sent extends object = Record<string, unknown>>(): Sent;
};

/** Ways to end it; `fallback` leaves it to the story's earlier patterns, at last to the server. */
export type Call = {
  fulfill(answer: Answer): Promise<void>;
  /** Asks the server, with `body` in place of what the page sends. */
  continue(body?: object): Promise<void>;
  fallback(): Promise<void>;
  abort(reason?: keyof typeof REASONS): Promise<void>;
  /** Asks the server, without giving the answer to the page. */
  fetch(): Promise<APIResponse>;
  request(): Held;
};

type Handle = (call: Call, request: Held) => unknown;

const REASONS = {
  failed: 'Failed',
  connectionreset: 'ConnectionReset',
  internetdisconnected: 'InternetDisconnected',
} as const;

type Paused = {
  requestId: string;
  request: {
    method: string;
    url: string;
    headers: Record<string, string>;
    postDataEntries?: { bytes?: string }[];
  };
};

/**
 * Has calls of a page pass by a story, the latest pattern first. Playwright's `page.route` does that with
 * every file of every page, and turns the browser's cache off: a page of forty scripts takes three times
 * as long to come. Here the files come as to anybody, and so cannot be held; for them `page.route` is right.
 */
export async function onCall(page: Page, pattern: Pattern, handle: Handle): Promise<void> {
  const calls = await callsOf(page);
  calls.handlers.unshift({ pattern, handle });
  await calls.listen();
}

/** From now on the server answers again what `onCall` held with this pattern; without one, all. */
export async function offCall(page: Page, pattern?: Pattern): Promise<void> {
  const calls = await all.get(page);
  if (!calls) return;
  calls.handlers = calls.handlers.filter((one) => pattern !== undefined && one.pattern !== pattern);
  await calls.listen();
}

/** Errors that handlers threw, such as an expectation that did not hold. */
export async function callFaults(page: Page): Promise<unknown[]> {
  return (await all.get(page))?.faults ?? [];
}

const all = new WeakMap<Page, Promise<Calls>>();

function callsOf(page: Page): Promise<Calls> {
  const known =
    all.get(page) ??
    page
      .context()
      .newCDPSession(page)
      .then((it) => new Calls(page, it));
  all.set(page, known);
  return known;
}

class Calls {
  handlers: { pattern: Pattern; handle: Handle }[] = [];
  readonly faults: unknown[] = [];
  readonly #page: Page;
  readonly #session: CDPSession;

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
    session.on('Fetch.requestPaused', (paused) => void this.#hold(paused as Paused));
  }

  async listen(): Promise<void> {
    if (this.handlers.length === 0) return this.#session.send('Fetch.disable').then(() => {});
    const patterns = this.handlers.map(({ pattern }) => ({
      // Chromium knows `*` alone.
      urlPattern: typeof pattern === 'string' ? pattern.replaceAll('?', '*') : '*/api/*',
    }));
    await this.#session.send('Fetch.enable', { patterns });
  }

  async #hold(paused: Paused): Promise<void> {
    const url = new URL(paused.request.url);
    const rest = this.handlers.filter(({ pattern }) => isMatch(pattern, url));
    try {
      await this.#pass(paused, rest);
    } catch (error) {
      // A page that has gone on by now waits for nothing.
      if (!isGone(error)) this.faults.push(error);
    }
  }

  async #pass(paused: Paused, [first, ...rest]: { handle: Handle }[]): Promise<void> {
    const { requestId } = paused;
    const send = async (
      method: 'Fetch.continueRequest' | 'Fetch.fulfillRequest' | 'Fetch.failRequest',
      parameters: object = {},
    ) => {
      await this.#session.send(method, { requestId, ...parameters } as never).catch((error) => {
        if (!isGone(error)) throw error;
      });
    };
    if (!first) return send('Fetch.continueRequest');
    const request = heldOf(paused);
    await first.handle(
      {
        request: () => request,
        fulfill: (answer) => send('Fetch.fulfillRequest', fulfilled(answer)),
        continue: (body) =>
          send(
            'Fetch.continueRequest',
            body && { postData: Buffer.from(JSON.stringify(body)).toString('base64') },
          ),
        fallback: () => this.#pass(paused, rest),
        abort: (reason = 'failed') => send('Fetch.failRequest', { errorReason: REASONS[reason] }),
        fetch: () =>
          this.#page.request.fetch(request.url(), {
            method: request.method(),
            headers: request.headers(),
            ...(bodyOf(paused) ? { data: bodyOf(paused) } : {}),
          }),
      },
      request,
    );
  }
}

function isMatch(pattern: Pattern, url: URL): boolean {
  if (typeof pattern === 'function') return pattern(url);
  if (pattern instanceof RegExp) return pattern.test(url.href);
  // As in Playwright: `**` is anything, `*` anything but a slash.
  const wild = new Map([
    ['**', '.*'],
    ['*', '[^/]*'],
  ]);
  const parts = pattern.split(/(\*+)/).map((part) => wild.get(part) ?? part.replace(/\W/g, '\\$&'));
  return new RegExp(`^${parts.join('')}$`).test(url.href);
}

const isGone = (error: unknown) =>
  /Invalid InterceptionId|has been closed|Session closed|Target closed/.test(String(error));

const bodyOf = ({ request: { postDataEntries = [] } }: Paused) =>
  Buffer.concat(postDataEntries.map(({ bytes = '' }) => Buffer.from(bytes, 'base64'))).toString();

function heldOf(paused: Paused): Held {
  const { method, url, headers } = paused.request;
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    method: () => method,
    url: () => url,
    headers: () => Object.fromEntries(lower),
    postDataJSON: () => JSON.parse(bodyOf(paused) || '{}'),
  };
}

function fulfilled({ status = 200, headers = {}, contentType, body = '', json }: Answer) {
  const type = contentType ?? (json === undefined ? undefined : 'application/json');
  const sent = json === undefined ? Buffer.from(body) : Buffer.from(JSON.stringify(json));
  const all = { ...headers, ...(type ? { 'content-type': type } : {}) };
  return {
    responseCode: status,
    responsePhrase: STATUS_CODES[status],
    responseHeaders: Object.entries({ 'content-length': String(sent.length), ...all }).map(
      ([name, value]) => ({ name, value }),
    ),
    body: sent.toString('base64'),
  };
}
