import { createHash } from 'node:crypto';
import type { Endpoint } from '@shortcake/contract/endpoints';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { z } from 'zod';
import { linkToNext, type Page, type PageOf, positionOf } from '../list-pages.ts';
import { createSharedTurns } from '../shared-turns.ts';
import { BUILD } from './build.ts';
import { isAmong } from './conditions.ts';
import { type Call, serveEndpoint, UNCHANGED } from './route.ts';

type ListEndpoint = Endpoint & {
  query: z.ZodType<{ limit: number; cursor?: string | undefined }>;
  output: z.ZodArray;
};

/**
 * Serves a list of the contract a page at a time. `version` says what everything that the answer is
 * made of comes to, its owner included; it is asked before `read`, so that a change between the two
 * is answered twice rather than never. A poll under a version that the browser has is answered 304,
 * and reads no further; an owner's reads under a version come one after another, so that a long
 * history, or a search of it, takes one connection of the database and not all: forty searches of
 * 10,000 videos at once made everybody wait for 0.7 s. Those who wait for the same page share one
 * read. Without a `version` each call reads, and the items themselves say whether they are the same.
 */
export function serveList<E extends ListEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  before: onRequestAsyncHookHandler[],
  list: {
    /** Whether a text has the form of an item's id. */
    isId: (text: string) => boolean;
    /** Whose list it is. */
    owner: (call: Call<E>) => string;
    version?: (call: Call<E>) => string | Promise<string>;
    read: (call: Call<E>, page: Page) => Promise<PageOf<z.output<E['output']>[number]>>;
    /** The header that says who asks. */
    vary?: 'cookie' | 'authorization';
  },
): void {
  const { vary = 'cookie' } = list;
  const inTurn = createSharedTurns<PageOf<z.output<E['output']>[number]>>();
  serveEndpoint(app, endpoint, before, async (call) => {
    const { request, reply } = call;
    const query: z.output<ListEndpoint['query']> = call.query;
    const { limit, cursor } = query;
    const after = cursor === undefined ? undefined : positionOf(cursor, list.isId);
    const owner = list.owner(call);
    const tagOf = (version: unknown) => {
      const parts = JSON.stringify([BUILD, endpoint.path, owner, version, query]);
      return `W/"${createHash('sha256').update(parts).digest('base64url')}"`;
    };
    const page = { limit, after };
    const unversioned = list.version ? undefined : await list.read(call, page);
    const etag = tagOf(unversioned ?? (await list.version?.(call)));
    const headers = { etag, 'cache-control': 'private, no-cache', vary };
    if (isAmong(request.headers['if-none-match'], etag)) {
      // As the answer would have had that it stands for, which may be compressed.
      reply.headers({ ...headers, vary: `${vary}, accept-encoding` });
      return UNCHANGED;
    }
    const { items, next } = unversioned ?? (await inTurn(owner, etag, () => list.read(call, page)));
    reply.headers(headers);
    if (next) reply.header('link', linkToNext(request.url, next));
    return items as z.output<E['output']>;
  });
}
