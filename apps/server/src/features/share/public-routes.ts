import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import encodeQr from 'qr';
import { NotFoundError } from '../../platform/errors.ts';
import type { PagesWithGaps } from '../../platform/http/pages-with-gaps.ts';
import { sendStored } from '../../platform/http/send-stored.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { FILES } from '../videos/media/keys.ts';
import { FormatNotImplementedError } from './errors.ts';
import { type OEmbedQuery, oEmbedOf, tokenIn } from './oembed.ts';
import { gapsOf } from './page-gaps.ts';
import type { SharedRow } from './queries.ts';
import { addressesOf } from './service.ts';
import type { FindSharedVideo } from './shared-videos.ts';
import type { createViews } from './views.ts';

type Dependencies = {
  storage: Storage;
  origin: string;
  machineMadeLabel: string;
  find: FindSharedVideo;
  views: Pick<ReturnType<typeof createViews>, 'note'>;
  sendPage: PagesWithGaps;
};

type Params = { Params: { token: string; file: string } };

/** Pages of others may show what it is about, where nothing else of ours may be. */
const FOR_OTHER_SITES = { 'cross-origin-resource-policy': 'cross-origin' };

/**
 * What a link leads to, for whoever has it: the page /v/{token}, its files, the player /embed/{token},
 * and /oembed. Files come through us also where people's own come from the bucket: an address that the
 * bucket takes lives on for an hour, and a link has to end at once.
 */
export function registerPublicShareRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { storage, origin, find, views, sendPage } = dependencies;

  /** Answers with a page of a shared video; where there is none, with the page that says so. */
  const servePage =
    (name: 'shared' | 'shared-player', gone: string, framedBy?: 'anyone') =>
    async (request: FastifyRequest<Params>, reply: FastifyReply) => {
      const row = await find(request, request.params.token).catch(forNone);
      const framing = framedBy ? { framedBy } : {};
      if (framedBy) reply.headers(FOR_OTHER_SITES);
      if (!row) return sendPage(request, reply, gone, {}, { status: 404, ...framing });
      views.note(request, row.token_hash, framedBy !== undefined);
      return sendPage(request, reply, name, gapsOf(row, dependencies), framing);
    };
  app.get<Params>('/v/:token', servePage('shared', 'shared-gone'));
  app.get<Params>('/embed/:token', servePage('shared-player', 'shared-player-gone', 'anyone'));

  app.get<Params>('/v/:token/:file', async (request, reply) => {
    const { token, file } = request.params;
    const row = await find(request, token);
    reply.header('cache-control', 'no-cache').headers(FOR_OTHER_SITES);
    if (!row.listed) reply.header('x-robots-tag', 'noindex');
    if (file === 'qr.svg') return reply.type('image/svg+xml').send(qrOf(row, origin));
    const kind = FILES.get(file);
    const stored = kind && (await storage.find(kind.keyOf(row.project_id)));
    if (!stored) throw new NotFoundError();
    return sendStored(request, reply, stored, kind.contentType);
  });

  app.get<{ Querystring: OEmbedQuery }>('/oembed', async (request, reply) => {
    const { url, format = 'json' } = request.query;
    if (format !== 'json') throw new FormatNotImplementedError();
    const row = await find(request, tokenIn(url, origin));
    reply.header('cache-control', 'no-cache').header('access-control-allow-origin', '*');
    return oEmbedOf(row, origin, request.query);
  });
}

/** Nothing in the place of what is not there. */
function forNone(error: unknown): undefined {
  if (!(error instanceof NotFoundError)) throw error;
}

const qrOf = ({ token }: SharedRow, origin: string) =>
  encodeQr(addressesOf(origin, token).url, 'svg', { border: 2 });
