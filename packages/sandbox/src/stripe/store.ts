import type { StripeEvent, StripeObject } from './objects.ts';

/** The world of products and prices, which every world can read. */
export const CATALOG = 'catalog';

/**
 * The sandbox's state. Every object lives in a world: one for each test clock, with all that belongs
 * to the clock's customers; one for all products and prices; one for each intent without a customer.
 */
export interface StripeStore {
  /** The world that an object lives in; null when there is no such object. */
  worldOf(id: string): Promise<string | null>;

  /**
   * Runs `work` on a world's objects, alone in that world, and keeps what it changed and its answer
   * in one commit, events in line for delivery. `work` is synchronous, so that nothing comes in
   * between; when it throws, nothing has changed.
   *
   * A key that was used before runs nothing: it gives the first answer again (`replayed`), or null
   * when the request's hash is another. Two at once with one key run once.
   */
  change(
    worldId: string,
    key: IdempotencyKey | null,
    work: (objects: Objects) => Change,
  ): Promise<{ answer: Answer; replayed: boolean } | null>;

  /** Objects by id, wherever they live; those that there are. */
  find(ids: string[]): Promise<StripeObject[]>;

  /** One page of the objects of a kind, newest first. */
  list(query: ListQuery): Promise<{ data: StripeObject[]; hasMore: boolean }>;

  /** The oldest event that is due for delivery; it comes back after `leaseSeconds` unless settled. */
  claimDelivery(leaseSeconds: number): Promise<Delivery | null>;
  endDelivery(eventId: string): Promise<void>;
  /** Tries again after so many seconds. */
  postponeDelivery(eventId: string, seconds: number): Promise<void>;
}

/** The hash is of path and parameters; these themselves may hold a card number, and are not kept. */
export type IdempotencyKey = { key: string; hash: string };

/** The objects of a world, and the products and prices that all worlds share. */
export type Objects = {
  find(id: string): StripeObject | undefined;
  /** Those of a kind in the world alone, oldest first. */
  all(kind: string): Iterable<StripeObject>;
};

export type Change = {
  put: StripeObject[];
  removed: string[];
  events: StripeEvent[];
  /** A customer who is gone: all of the world, and every answer about them, is to be kept redacted. */
  redacts?: string | undefined;
  answer: Answer;
};

export type Answer = { status: number; body: object };

export type Range = { gt?: number; gte?: number; lt?: number; lte?: number };

export type ListQuery = {
  kind: string;
  /** Where all that match live, when that is known. */
  worldId?: string;
  /** Patterns that an object contains, as jsonb's @> has it: of every group at least one. */
  where: object[][];
  created?: Range;
  limit: number;
  /** Ids to page from: objects older than the one, or newer than the other. */
  startingAfter?: string;
  endingBefore?: string;
};

/** `attempt` counts from 1; `createdAt` is the real present when it happened, in milliseconds. */
export type Delivery = { event: StripeEvent; attempt: number; createdAt: number };
