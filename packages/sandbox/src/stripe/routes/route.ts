import type * as z from 'zod';
import type { Kind } from '../objects.ts';
import type { Range } from '../store.ts';
import type { World } from '../world.ts';

/** Ids of parameters that say which world a route works in; without any it is that of its path's id. */
type Place<P> = (params: P) => Record<string, string | null | undefined>;

/** Changes something in one world. */
export type WorkRoute<P = unknown> = {
  does: 'work';
  method: 'POST' | 'DELETE';
  path: string;
  params: z.ZodType<P>;
  /** A world that is always the same one. */
  world?: string;
  near?: Place<P>;
  /** What browsers may do, with the client secret of this kind of intent. */
  browser?: 'payment_intent' | 'setup_intent';
  run: (world: World, params: P, id: string) => object;
};

/** Gives one object. */
export type FindRoute = {
  does: 'find';
  method: 'GET';
  path: string;
  kind: Kind | 'event';
  browser?: 'payment_intent' | 'setup_intent';
};

export type Listing = {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: { [K in keyof Range]?: number | undefined } | undefined;
};

/** Gives a page of a kind of objects. */
export type ListRoute<P extends Listing = Listing> = {
  does: 'list';
  method: 'GET';
  path: string;
  kind: Kind | 'event';
  params: z.ZodType<P>;
  near?: Place<P>;
  /** Patterns, of every group at least one; `id` is the path's. */
  where?: (params: P, id: string) => object[][];
};

export type Route = WorkRoute | FindRoute | ListRoute;

export function workRoute<P>(route: Omit<WorkRoute<P>, 'does'>): Route {
  return { does: 'work', ...route } as unknown as Route;
}

export function findRoute(
  path: string,
  kind: FindRoute['kind'],
  browser?: FindRoute['browser'],
): Route {
  return { does: 'find', method: 'GET', path, kind, ...(browser ? { browser } : {}) };
}

export function listRoute<P extends Listing>(route: Omit<ListRoute<P>, 'does' | 'method'>): Route {
  return { does: 'list', method: 'GET', ...route } as unknown as Route;
}

/** The pattern groups of those of these fields that are given. */
export function given(fields: Record<string, unknown>): object[][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[{ [name]: value }]],
  );
}
