import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import type { PagesWithGaps } from '../../platform/http/pages-with-gaps.ts';
import { serveEndpoint } from '../../platform/http/route.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { DB } from '../../schema.ts';
import { accountIdOf } from '../sessions/session.ts';
import { registerPublicShareRoutes } from './public-routes.ts';
import { changeShare, endShare, getShare, recipeOf, shareProject } from './service.ts';
import type { FindSharedVideo } from './shared-videos.ts';
import { createViews } from './views.ts';

/** The calls under /api/projects/{id}/share and /api/shared, and what links lead to. */
export function registerShareRoutes(
  app: FastifyInstance,
  options: {
    db: Kysely<DB>;
    storage: Storage;
    publicUrl: URL;
    machineMadeLabel: string;
    before: onRequestAsyncHookHandler[];
    find: FindSharedVideo;
    sendPage: PagesWithGaps;
    log: Log;
  },
): void {
  const { db, before, publicUrl, find, log } = options;
  const { origin } = publicUrl;

  serveEndpoint(app, endpoints.shareProject, before, ({ request, params }) =>
    shareProject(db, origin, accountIdOf(request), params.id ?? ''),
  );
  serveEndpoint(app, endpoints.getShare, before, ({ request, params }) =>
    getShare(db, origin, accountIdOf(request), params.id ?? ''),
  );
  serveEndpoint(app, endpoints.changeShare, before, ({ request, params, body }) =>
    changeShare(db, origin, accountIdOf(request), params.id ?? '', body),
  );
  serveEndpoint(app, endpoints.endShare, before, ({ request, params }) =>
    endShare(db, accountIdOf(request), params.id ?? ''),
  );

  const views = createViews(db, log);
  app.addHook('onClose', () => views.stop());
  registerPublicShareRoutes(app, { ...options, origin, views });
  serveEndpoint(app, endpoints.sharedRecipe, [], async ({ request, params }) => {
    const token = params.id ?? '';
    await find(request, token);
    return recipeOf(db, token);
  });
}
