import { createHash } from 'node:crypto';
import { checkClientSecret } from './browser-view.ts';
import { StripeError } from './error.ts';
import { expandFields } from './expand.ts';
import type { Form } from './form.ts';
import { newId } from './new-id.ts';
import { parseParams } from './params.ts';
import type { WorkRoute } from './routes/route.ts';
import type { Answer, Change, IdempotencyKey, StripeStore } from './store.ts';
import { type RequestContext, World } from './world.ts';

export type WorkCall = {
  route: WorkRoute;
  id: string;
  form: Form;
  caller: 'server' | 'browser';
  context: RequestContext;
};

/**
 * Runs a route that changes something, once for its idempotency key. An error is an answer like any
 * other: kept under the key, and, when a card was refused, with all that the attempt changed.
 */
export async function runWork(
  store: StripeStore,
  call: WorkCall,
): Promise<{ answer: Answer; replayed: boolean; events: number }> {
  const { route, form } = call;
  const params = parseParams(route.params, form);
  const worldId = route.world ?? (await worldOf(store, call, params)) ?? newId('clock');
  let events = 0;
  const result = await store.change(worldId, keyOf(call), (objects) => {
    const world = new World(worldId, objects, call.context);
    const change = answerOf(world, call, params);
    events = change.events.length;
    return change;
  });
  if (result) return { ...result, events };
  throw new StripeError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${call.context.idempotencyKey}' if you meant to execute a different request.`,
  });
}

async function worldOf(
  store: StripeStore,
  { route, id }: WorkCall,
  params: unknown,
): Promise<string | null> {
  for (const near of [...Object.values(route.near?.(params) ?? {}), id]) {
    const worldId = near ? await store.worldOf(near) : null;
    if (worldId !== null) return worldId;
  }
  return null;
}

function answerOf(world: World, { route, id, form, caller }: WorkCall, params: unknown): Change {
  try {
    if (caller === 'browser' && route.browser) {
      checkClientSecret(world.get(route.browser, id, 'intent'), form);
    }
    const body = route.run(world, params, id);
    const { expand: paths = [] } = params as { expand?: string[] };
    return world.end({ status: 200, body: expandFields(body, paths, (one) => world.any(one)) });
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    const answer = { status: error.status, body: { error: error.body } };
    if (error.status === 402) return world.end(answer);
    return { put: [], removed: [], events: [], answer };
  }
}

function keyOf({ route, id, form, context }: WorkCall): IdempotencyKey | null {
  if (context.idempotencyKey === null || route.method !== 'POST') return null;
  const request = JSON.stringify([route.path, id, form]);
  const hash = createHash('sha256').update(request).digest('base64url');
  return { key: context.idempotencyKey, hash };
}
