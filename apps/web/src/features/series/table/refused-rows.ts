import { ApiError } from '../../../lib/api-error.ts';
import type { Row } from './row.ts';

/** Rows as they were asked with, and why they are refused: one that was changed is another. */
export type RefusedRows = ReadonlyMap<Row, string>;

/** The rows that an answer refuses; empty where it names none. */
export function refusedRows(error: unknown, rows: readonly Row[]): RefusedRows {
  if (!(error instanceof ApiError)) return new Map();
  const places =
    error.status === 422
      ? itemsIn(error.body).map((item) => ({ item, reason: 'This prompt was refused. Change it.' }))
      : [...error.message.matchAll(/items\[(\d+)\]\S*:? (.+?)(;|$)/g)].map(
          ([, item, reason = 'Change this row.']) => ({ item: Number(item), reason }),
        );
  return new Map(
    places.flatMap(({ item, reason }) => {
      const row = rows[item];
      return row ? [[row, reason]] : [];
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
