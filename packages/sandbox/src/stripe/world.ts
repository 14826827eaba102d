import { noSuch } from './error.ts';
import { newId } from './new-id.ts';
import type { EventType, Kind, Kinds, StripeEvent, StripeObject } from './objects.ts';
import { previousAttributes } from './previous-attributes.ts';
import type { Answer, Change, Objects } from './store.ts';

/** What Stripe calls things in "No such ...". */
const NAMES: Partial<Record<Kind, string>> = {
  payment_method: 'PaymentMethod',
  setup_intent: 'setupintent',
  'test_helpers.test_clock': 'test clock',
};

export type RequestContext = {
  apiVersion: string;
  baseUrl: string;
  requestId: string;
  idempotencyKey: string | null;
};

/**
 * A world while one request works on it: reads objects, collects changes and events. Objects are
 * never changed in place, so events and answers hold them as they were without copying, and a
 * request that fails is simply not kept.
 */
export class World {
  /** The id of the world's test clock, where it has one. */
  readonly id: string;
  readonly context: RequestContext;
  readonly #objects: Objects;
  /** Changed or new objects; null for removed ones. */
  readonly #changed = new Map<string, StripeObject | null>();
  #events: StripeEvent[] = [];
  #redacts: string | undefined;

  constructor(id: string, objects: Objects, context: RequestContext) {
    this.id = id;
    this.context = context;
    this.#objects = objects;
  }

  /** The present of the world's clock; the real one where there is none. Seconds since 1970. */
  now(): number {
    const clock = this.find('test_helpers.test_clock', this.id);
    return clock?.frozen_time ?? Math.floor(Date.now() / 1000);
  }

  any(id: string): StripeObject | undefined {
    const changed = this.#changed.get(id);
    return changed === undefined ? this.#objects.find(id) : (changed ?? undefined);
  }

  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    const object = this.any(id);
    if (object?.object !== kind || 'deleted' in object) return undefined;
    return object as unknown as Kinds[K];
  }

  /** Throws resource_missing, naming the parameter that the id came in. */
  get<K extends Kind>(kind: K, id: string, param: string = kind): Kinds[K] {
    const object = this.find(kind, id);
    if (!object) throw noSuch(NAMES[kind] ?? kind, id, param);
    return object;
  }

  /** All of a kind, oldest first. */
  all<K extends Kind>(kind: K): Kinds[K][] {
    const found: StripeObject[] = [];
    const known = new Set<string>();
    for (const { id } of this.#objects.all(kind)) {
      known.add(id);
      const object = this.any(id);
      if (object) found.push(object);
    }
    for (const [id, object] of this.#changed) {
      if (object?.object === kind && !known.has(id)) found.push(object);
    }
    return found.filter((object) => !('deleted' in object)) as unknown as Kinds[K][];
  }

  /** Whether it came into being in this request. */
  isNew({ id }: StripeObject): boolean {
    return this.#objects.find(id) === undefined;
  }

  insert<O extends StripeObject>(object: O, event?: EventType): O {
    this.#changed.set(object.id, object);
    if (event) this.emit(event, object);
    return object;
  }

  /** Puts changes onto the latest state of an object; the event says what was before. */
  update<O extends StripeObject>(object: O, changes: Partial<O>, event?: EventType): O {
    const before = this.any(object.id) as unknown as O;
    const after = { ...before, ...changes };
    this.#changed.set(object.id, after);
    if (event) this.emitChange(event, before, after);
    return after;
  }

  /** An event that says what was before; none when nothing has changed. */
  emitChange(type: EventType, before: StripeObject, after: StripeObject): void {
    const previous = previousAttributes(before, after);
    if (Object.keys(previous).length > 0) this.emit(type, after, previous);
  }

  /** As if it had never been: its events of this request go too. */
  remove(id: string): void {
    this.#changed.set(id, null);
    this.#events = this.#events.filter(({ data }) => data.object.id !== id);
  }

  emit(type: EventType, object: StripeObject, previous?: Record<string, unknown>): void {
    const { apiVersion, requestId, idempotencyKey } = this.context;
    this.#events.push({
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: this.now(),
      data: previous ? { object, previous_attributes: previous } : { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: requestId, idempotency_key: idempotencyKey },
      type,
    });
  }

  /** Nothing that is kept of the world, its events included, says any more who this customer was. */
  redact(customerId: string): void {
    this.#redacts = customerId;
  }

  /** What the request changed, to be kept with its answer. */
  end(answer: Answer): Change {
    const put: StripeObject[] = [];
    const removed: string[] = [];
    for (const [id, object] of this.#changed) {
      if (object) put.push(object);
      else removed.push(id);
    }
    return { put, removed, events: this.#events, redacts: this.#redacts, answer };
  }
}
