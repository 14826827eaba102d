import { contains } from './contains.ts';
import type { StripeEvent, StripeObject } from './objects.ts';
import { redacted } from './redact.ts';
import {
  type Answer,
  CATALOG,
  type Change,
  type ListQuery,
  type Objects,
  type Range,
  type StripeStore,
} from './store.ts';

type Place = { object: StripeObject; worldId: string; position: number };
type Waiting = { event: StripeEvent; attempts: number; createdAt: number; dueAt: number };

/** A store in this process's memory: for tests, gone with the process. */
export function createMemoryStore(): StripeStore {
  const places = new Map<string, Place>();
  /** The same by world and kind, and by kind alone. */
  const worlds = new Map<string, Map<string, Place>>();
  const kinds = new Map<string, Map<string, Place>>();
  const kindIn = (worldId: string, kind: string) => `${worldId} ${kind}`;
  const answers = new Map<string, { hash: string; answer: Answer }>();
  const waiting = new Map<string, Waiting>();
  let positions = 0;

  const put = (object: StripeObject, worldId: string) => {
    const before = places.get(object.id);
    if (before) {
      before.object = object;
      return;
    }
    const place = { object, worldId, position: ++positions };
    places.set(object.id, place);
    childOf(worlds, kindIn(worldId, object.object)).set(object.id, place);
    childOf(kinds, object.object).set(object.id, place);
  };

  const remove = (id: string) => {
    const place = places.get(id);
    if (!place) return;
    places.delete(id);
    worlds.get(kindIn(place.worldId, place.object.object))?.delete(id);
    kinds.get(place.object.object)?.delete(id);
  };

  const keep = ({ put: changed, removed, events }: Change, worldId: string) => {
    for (const object of changed) put(object, worldId);
    for (const id of removed) remove(id);
    const now = Date.now();
    for (const event of events) {
      put(event, worldId);
      waiting.set(event.id, { event, attempts: 0, createdAt: now, dueAt: now });
    }
  };

  const redact = (worldId: string, customerId: string) => {
    for (const place of places.values()) {
      if (place.worldId === worldId) place.object = redacted(place.object);
    }
    for (const entry of waiting.values()) {
      entry.event = places.get(entry.event.id)?.object as unknown as StripeEvent;
    }
    for (const [key, { hash, answer }] of answers) {
      if (JSON.stringify(answer).includes(customerId)) {
        answers.set(key, { hash, answer: redacted(answer) });
      }
    }
  };

  const objectsOf = (worldId: string): Objects => ({
    find(id) {
      const place = places.get(id);
      return place && [worldId, CATALOG].includes(place.worldId) ? place.object : undefined;
    },
    *all(kind) {
      for (const { object } of worlds.get(kindIn(worldId, kind))?.values() ?? []) yield object;
    },
  });

  return {
    async worldOf(id) {
      return places.get(id)?.worldId ?? null;
    },

    async change(worldId, key, work) {
      const earlier = key && answers.get(key.key);
      if (earlier) {
        return earlier.hash === key.hash ? { answer: earlier.answer, replayed: true } : null;
      }
      const change = work(objectsOf(worldId));
      keep(change, worldId);
      const { answer } = change;
      if (key) answers.set(key.key, { hash: key.hash, answer });
      if (change.redacts) redact(worldId, change.redacts);
      return { answer, replayed: false };
    },

    async find(ids) {
      return ids.flatMap((id) => places.get(id)?.object ?? []);
    },

    async list(query) {
      const { worldId, kind } = query;
      const from = worldId === undefined ? kinds.get(kind) : worlds.get(kindIn(worldId, kind));
      const matching = [...(from?.values() ?? [])].filter(({ object }) => matches(object, query));
      const { limit, startingAfter, endingBefore } = query;
      if (endingBefore !== undefined) {
        const newer = matching.filter(({ position }) => position > positionOf(endingBefore));
        return page(newer.slice(0, limit), newer.length > limit);
      }
      const older =
        startingAfter === undefined
          ? matching
          : matching.filter(({ position }) => position < positionOf(startingAfter));
      return page(older.slice(-limit), older.length > limit);
    },

    async claimDelivery(leaseSeconds) {
      const now = Date.now();
      for (const entry of waiting.values()) {
        if (entry.dueAt > now) continue;
        entry.dueAt = now + leaseSeconds * 1000;
        entry.attempts += 1;
        return { event: entry.event, attempt: entry.attempts, createdAt: entry.createdAt };
      }
      return null;
    },

    async endDelivery(eventId) {
      waiting.delete(eventId);
    },

    async postponeDelivery(eventId, seconds) {
      const entry = waiting.get(eventId);
      if (entry) entry.dueAt = Date.now() + seconds * 1000;
    },
  };

  function positionOf(id: string): number {
    return places.get(id)?.position ?? 0;
  }
}

function childOf<V>(maps: Map<string, Map<string, V>>, key: string): Map<string, V> {
  const found = maps.get(key);
  if (found) return found;
  const made = new Map<string, V>();
  maps.set(key, made);
  return made;
}

function matches(object: StripeObject, { where, created }: ListQuery): boolean {
  return (
    where.every((group) => group.some((pattern) => contains(object, pattern))) &&
    (created === undefined ||
      isWithin((object as StripeObject & { created: number }).created, created))
  );
}

function isWithin(at: number, { gt, gte, lt, lte }: Range): boolean {
  return (
    (gt === undefined || at > gt) &&
    (gte === undefined || at >= gte) &&
    (lt === undefined || at < lt) &&
    (lte === undefined || at <= lte)
  );
}

function page(oldestFirst: Place[], hasMore: boolean) {
  return { data: oldestFirst.map(({ object }) => object).reverse(), hasMore };
}
