import { noSuch } from './error.ts';
import { expandFields } from './expand.ts';
import type { StripeObject } from './objects.ts';
import type { FindRoute, Listing, ListRoute } from './routes/route.ts';
import type { ListQuery, Range, StripeStore } from './store.ts';

/** The object that a route names. Throws resource_missing. */
export async function retrieveObject(
  store: StripeStore,
  { kind }: FindRoute,
  id: string,
): Promise<StripeObject> {
  const [object] = await store.find([id]);
  if (object?.object !== kind) throw noSuch(kind, id, 'id');
  return object;
}

/** A page of a list, as its parameters ask for it. */
export async function listPage(
  store: StripeStore,
  route: ListRoute,
  params: Listing,
  id: string,
): Promise<object> {
  const { limit = 10, starting_after, ending_before, created } = params;
  const query: ListQuery = {
    kind: route.kind,
    ...(await worldOf(store, { ...route.near?.(params), ...(id ? { id } : {}) })),
    where: route.where?.(params, id) ?? [],
    ...(created ? { created: definedOf(created) } : {}),
    limit,
    ...(starting_after
      ? { startingAfter: await existing(store, starting_after, 'starting_after') }
      : {}),
    ...(ending_before
      ? { endingBefore: await existing(store, ending_before, 'ending_before') }
      : {}),
  };
  const { data, hasMore } = await store.list(query);
  return { object: 'list', data, has_more: hasMore, url: route.path.replace(':id', id) };
}

/** The one world that a list's ids live in. Throws resource_missing for one that there is not. */
async function worldOf(
  store: StripeStore,
  near: Record<string, string | null | undefined>,
): Promise<{ worldId?: string }> {
  let found = {};
  for (const [param, id] of Object.entries(near)) {
    if (!id) continue;
    const worldId = await store.worldOf(id);
    if (worldId === null) throw noSuch(param, id, param);
    found = { worldId };
  }
  return found;
}

async function existing(store: StripeStore, id: string, param: string): Promise<string> {
  if ((await store.worldOf(id)) === null) throw noSuch('object', id, param);
  return id;
}

function definedOf(range: NonNullable<Listing['created']>): Range {
  return Object.fromEntries(Object.entries(range).filter(([, at]) => at !== undefined));
}

/** `expandFields` for objects of any worlds: fetches what is missing, one more level of it each time. */
export async function expandFromStore<T extends object>(
  store: StripeStore,
  body: T,
  paths: string[],
): Promise<T> {
  const known = new Map<string, StripeObject | undefined>();
  for (;;) {
    const missing = new Set<string>();
    const expanded = expandFields(body, paths, (id) => {
      if (!known.has(id)) missing.add(id);
      return known.get(id);
    });
    if (missing.size === 0) return expanded;
    for (const id of missing) known.set(id, undefined);
    for (const object of await store.find([...missing])) known.set(object.id, object);
  }
}
