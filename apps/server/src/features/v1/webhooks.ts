import { v1Endpoints } from '@shortcake/contract/v1/endpoints';
import type { FastifyInstance } from 'fastify';
import { serveList } from '../../platform/http/list.ts';
import { serveEndpoint } from '../../platform/http/route.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import { accountIdOf } from '../sessions/session.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  getDelivery,
  getWebhook,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  rotateSecret,
  testWebhook,
  type Webhooks,
  webhookWithSecret,
} from '../webhooks/service.ts';
import type { BeforeKeyCall } from './before.ts';
import { made, once, repeatable } from './once.ts';
import { serveRead } from './serve.ts';

/** The calls under /api/v1/webhooks. */
export function registerWebhookCalls(
  app: FastifyInstance,
  { webhooks, before }: { webhooks: Webhooks; before: BeforeKeyCall },
): void {
  const { db } = webhooks;
  const calls = v1Endpoints;

  serveRead(app, calls.listWebhooks, before(calls.listWebhooks.scopes), ({ request }) =>
    listWebhooks(webhooks, accountIdOf(request)),
  );

  serveEndpoint(
    app,
    calls.createWebhook,
    before(calls.createWebhook.scopes),
    async ({ request, reply, body }) => {
      const account = accountIdOf(request);
      const { result, replayed } = await once(
        db,
        { ...repeatable(request), body },
        async (db) => made(await createWebhook({ ...webhooks, db }, account, body)),
        (db, id) => webhookWithSecret({ ...webhooks, db }, account, id),
      );
      reply.code(replayed ? 200 : 201);
      return result;
    },
  );

  serveRead(app, calls.getWebhook, before(calls.getWebhook.scopes), ({ request, params }) =>
    getWebhook(webhooks, accountIdOf(request), params.id ?? ''),
  );

  serveEndpoint(
    app,
    calls.changeWebhook,
    before(calls.changeWebhook.scopes),
    ({ request, params, body }) =>
      changeWebhook(webhooks, accountIdOf(request), params.id ?? '', body),
  );

  serveEndpoint(app, calls.deleteWebhook, before(calls.deleteWebhook.scopes), (call) =>
    deleteWebhook(webhooks, accountIdOf(call.request), call.params.id ?? ''),
  );

  serveList(app, calls.listDeliveries, before(calls.listDeliveries.scopes), {
    isId: isUuid,
    owner: ({ request }) => accountIdOf(request),
    read: ({ request, params }, page) =>
      listDeliveries(webhooks, accountIdOf(request), params.id ?? '', page),
    vary: 'authorization',
  });

  serveEndpoint(app, calls.resendDelivery, before(calls.resendDelivery.scopes), async (call) => {
    const { request, params } = call;
    const [account, webhook] = [accountIdOf(request), params.id ?? ''];
    const of = { webhook, delivery: params.delivery ?? '' };
    const { result } = await once(
      db,
      repeatable(request),
      async (db) => made(await resendDelivery({ ...webhooks, db }, account, of)),
      (db, delivery) => getDelivery({ ...webhooks, db }, account, { webhook, delivery }),
    );
    return result;
  });

  serveEndpoint(app, calls.testWebhook, before(calls.testWebhook.scopes), async (call) => {
    const { request, params } = call;
    const [account, webhook] = [accountIdOf(request), params.id ?? ''];
    const { result } = await once(
      db,
      repeatable(request),
      async (db) => made(await testWebhook({ ...webhooks, db }, account, webhook)),
      (db, delivery) => getDelivery({ ...webhooks, db }, account, { webhook, delivery }),
    );
    return result;
  });

  serveEndpoint(app, calls.rotateSecret, before(calls.rotateSecret.scopes), async (call) => {
    const { request, params } = call;
    const [account, id] = [accountIdOf(request), params.id ?? ''];
    const { result } = await once(
      db,
      repeatable(request),
      async (db) => made(await rotateSecret({ ...webhooks, db }, account, id)),
      (db, id) => webhookWithSecret({ ...webhooks, db }, account, id),
    );
    return result;
  });
}
