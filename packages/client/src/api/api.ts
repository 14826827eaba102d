import { randomUUID } from 'node:crypto';
import { ShortcakeError } from '../error.ts';
import type { Settings } from '../settings.ts';
import { ask, keyHeader, lost } from './ask.ts';
import type { Answer, Given, Item, Method, Operation, PathOf } from './operations.ts';
import { refusal } from './refusal.ts';
import { tryAgain } from './try-again.ts';

/** Beyond what a call waits for by itself. */
const ANSWER_MS = 60_000;

type AnyGiven = {
  path?: object | undefined;
  query?: object;
  body?: unknown;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
};
type Answered = { value: unknown; headers: Headers };

/** The calls of the API's document. */
export class Api {
  readonly settings: Settings;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** Throws ShortcakeError for every answer that is not 2xx. A POST that is tried again keeps its key. */
  async call<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    given: Given<Operation<M, P>>,
  ): Promise<Answer<Operation<M, P>>> {
    const { value } = await this.#send(method, path, given as AnyGiven);
    return value as Answer<Operation<M, P>>;
  }

  /** Every item of a list, page after page, each asked for when it is come to. */
  async *items<P extends PathOf<'get'>>(
    path: P,
    given: Given<Operation<'get', P>>,
  ): AsyncGenerator<Item<Operation<'get', P>>, void, undefined> {
    let query: object | null = (given as AnyGiven).query ?? {};
    while (query !== null) {
      const { value, headers } = await this.#send('get', path, { ...given, query } as AnyGiven);
      yield* value as Item<Operation<'get', P>>[];
      query = queryOfNext(headers.get('link'), this.settings.origin);
    }
  }

  async #send(method: Method, path: string, given: AnyGiven): Promise<Answered> {
    const { origin } = this.settings;
    const url = new URL(origin + filled(path, given.path ?? {}) + search(given.query ?? {}));
    const headers: Record<string, string> = keyHeader(this.settings);
    if (method === 'post') headers['idempotency-key'] = given.idempotencyKey ?? randomUUID();
    if (given.body !== undefined) headers['content-type'] = 'application/json';
    const request = {
      ...{ method: method.toUpperCase(), headers },
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    };
    const waits = Number(url.searchParams.get('wait') ?? 0) * 1000;
    let tries = 0;
    return tryAgain(() => {
      tries++;
      const sent = this.#sendOnce(url, request, ANSWER_MS + waits, given.signal);
      return method === 'delete' && tries > 1 ? sent.catch(goneBefore) : sent;
    }, given.signal);
  }

  async #sendOnce(
    url: URL,
    request: Parameters<typeof ask>[2],
    limitMs: number,
    signal: AbortSignal | undefined,
  ): Promise<Answered> {
    const limit = AbortSignal.timeout(limitMs);
    try {
      const answer = await ask(
        this.settings,
        url,
        request,
        signal ? AbortSignal.any([signal, limit]) : limit,
      );
      const text = await answer.text();
      if (!answer.ok) throw refusal(answer, text);
      return { value: text === '' ? undefined : JSON.parse(text), headers: answer.headers };
    } catch (error) {
      if (error instanceof ShortcakeError || signal?.aborted) throw error;
      if (error instanceof SyntaxError) {
        const message = `${url.origin} answers with something that is no JSON.`;
        throw new ShortcakeError('UNEXPECTED_ANSWER', message, { cause: error });
      }
      throw lost(url, error);
    }
  }
}

/** What a deletion whose answer was lost has deleted is not found by the next. */
function goneBefore(error: unknown): Answered {
  if (error instanceof ShortcakeError && error.status === 404) {
    return { value: undefined, headers: new Headers() };
  }
  throw error;
}

const filled = (path: string, values: object) =>
  path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String((values as Record<string, unknown>)[name])),
  );

function search(query: object): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) text.set(name, String(value));
  }
  return text.size === 0 ? '' : `?${text}`;
}

/** Of the address only what stands behind `?` counts: the key goes where it went before. */
function queryOfNext(link: string | null, origin: string): Record<string, string> | null {
  const next = link?.match(/<([^>]*)>\s*;\s*rel="?next"?/)?.[1];
  return next === undefined ? null : Object.fromEntries(new URL(next, origin).searchParams);
}
