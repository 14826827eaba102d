import type { CreatedApiKey } from '@shortcake/contract/api-key';
import { NewProject } from '@shortcake/contract/project';
import { NewSeries } from '@shortcake/contract/series';
import type { FastifyInstance } from 'fastify';
import type { Person, TestWeb } from '../../../test/web.ts';
import { defaultLimits } from '../../../test/worker.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { createSeries } from '../series/service.ts';
import { accountIdOf } from '../sessions/session.ts';
import { createProject } from '../videos/service.ts';
import { createKeyAccess, keyOf } from './access.ts';

/** Keys that do not count, which one address may send in a minute. */
export const MOST_UNKNOWN = 20;

const asking = {
  ...{ deadlineSeconds: 900, queueSeconds: 9000, engines: ['studio'], limits: defaultLimits },
  ...{ moderate: async () => null, allowance: { freeAbandonsPerDay: 5 } },
};

/** Routes behind keys, as those of the API are, on one of a test's HTTP halves. */
export function serveByKey(web: TestWeb, app: FastifyInstance): void {
  const limitUnknown = new Limits().define('requests with an unknown key', MOST_UNKNOWN);
  const { db } = web;
  const access = createKeyAccess({ db, limitUnknown });
  const makes = { onRequest: access.requireKey('generate') };
  app.get('/test/reads', { onRequest: access.requireKey('read') }, async (request) => ({
    account: accountIdOf(request),
    key: keyOf(request),
  }));
  app.get('/test/any', { onRequest: access.requireKey() }, async () => ({}));
  app.get('/test/fails', { onRequest: access.requireKey() }, async () => {
    throw new Error('a fault of ours');
  });
  app.post('/test/videos', { ...makes, schema: { body: NewProject } }, async (request, reply) => {
    const options = { ...asking, keyId: keyOf(request).id };
    const idempotencyKey = request.headers['idempotency-key'] as string | undefined;
    const wanted = request.body as NewProject;
    reply.code(201);
    const account = accountIdOf(request);
    return (await createProject(db, account, wanted, { ...options, idempotencyKey })).project;
  });
  app.post('/test/series', { ...makes, schema: { body: NewSeries } }, async (request, reply) => {
    const idempotencyKey = crypto.randomUUID();
    const options = { ...asking, keyId: keyOf(request).id, idempotencyKey };
    const wanted = request.body as NewSeries;
    reply.code(201);
    return (await createSeries(db, accountIdOf(request), wanted, options)).series;
  });
}

/** Makes a key in a person's name, which may do everything unless said. */
export async function keyFor(
  person: Person,
  wanted: Record<string, unknown> = {},
): Promise<CreatedApiKey> {
  const body = { name: 'a program', scopes: ['read', 'generate'], ...wanted };
  const answer = await person.send('POST', '/api/keys', body);
  if (answer.status !== 201) throw new Error(`no key: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
