import { ApiError } from '../../../lib/api-error.ts';
import type { Row } from './row.ts';

/** The rows that an answer refuses, by their keys, and why; empty where it names none. */
export function refusedRows(error: unknown, rows: readonly Row[]): ReadonlyMap<string, string> {
  if (!(error instanceof ApiError)) return new Map();
  const [, named, reason] = /items\[(\d+)\]\S*:? (.+?)(;|$)/.exec(error.message) ?? [];
  const places =
    error.status === 422
      ? itemsIn(error.body).map((item) => ({ item, reason: 'This prompt was refused. Change it.' }))
      : named
        ? [{ item: Number(named), reason: reason ?? 'Change this row.' }]
        : [];
  return new Map(
    places.flatMap(({ item, reason }) => {
      const row = rows[item];
      return row ? [[row.key, reason]] : [];
    }),
  );
}

function itemsIn(body: string): number[] {
  try {
    const { items } = JSON.parse(body) as { items?: unknown };
    return Array.isArray(items) ? items.filter((item) => typeof item === 'number') : [];
  } catch {
    return [];
  }
}
