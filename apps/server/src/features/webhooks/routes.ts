import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { serveList } from '../../platform/http/list.ts';
import { serveEndpoint } from '../../platform/http/route.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import { accountIdOf } from '../sessions/session.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  getWebhook,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  rotateSecret,
  testWebhook,
  type Webhooks,
} from './service.ts';

/** The calls under /api/webhooks, for who is signed in. */
export function registerWebhookRoutes(
  app: FastifyInstance,
  { webhooks, before }: { webhooks: Webhooks; before: onRequestAsyncHookHandler[] },
): void {
  serveEndpoint(app, endpoints.listWebhooks, before, ({ request }) =>
    listWebhooks(webhooks, accountIdOf(request)),
  );
  serveEndpoint(app, endpoints.createWebhook, before, ({ request, reply, body }) => {
    reply.code(201);
    return createWebhook(webhooks, accountIdOf(request), body);
  });
  serveEndpoint(app, endpoints.getWebhook, before, ({ request, params }) =>
    getWebhook(webhooks, accountIdOf(request), params.id ?? ''),
  );
  serveEndpoint(app, endpoints.changeWebhook, before, ({ request, params, body }) =>
    changeWebhook(webhooks, accountIdOf(request), params.id ?? '', body),
  );
  serveEndpoint(app, endpoints.deleteWebhook, before, ({ request, params }) =>
    deleteWebhook(webhooks, accountIdOf(request), params.id ?? ''),
  );
  serveEndpoint(app, endpoints.rotateSecret, before, ({ request, params }) =>
    rotateSecret(webhooks, accountIdOf(request), params.id ?? ''),
  );
  serveEndpoint(app, endpoints.testWebhook, before, ({ request, params }) =>
    testWebhook(webhooks, accountIdOf(request), params.id ?? ''),
  );
  serveList(app, endpoints.listDeliveries, before, {
    isId: isUuid,
    owner: ({ request }) => accountIdOf(request),
    read: ({ request, params }, page) =>
      listDeliveries(webhooks, accountIdOf(request), params.id ?? '', page),
  });
  serveEndpoint(app, endpoints.resendDelivery, before, ({ request, params }) =>
    resendDelivery(webhooks, accountIdOf(request), {
      webhook: params.id ?? '',
      delivery: params.delivery ?? '',
    }),
  );
}
