import { InvalidRequestError } from './errors.ts';

/**
 * A place in a list that goes by when its items were made, and where two were made at once, by id.
 * `at` is in microseconds since 1970, as the database counts, and text: Date knows milliseconds only.
 */
export type Position = { at: string; id: string };

/** The part of a list that is asked for: so many items, right after a place, else from the newest on. */
export type Page = { limit: number; after: Position | undefined };

export type PageOf<Item> = {
  items: Item[];
  /** The last item's place, while more follow. */
  next: Position | undefined;
};

/** A page of what was read: one row more than its limit, which tells that more follow. */
export function pageOf<Row extends Position>(rows: Row[], limit: number): PageOf<Row> {
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? items.at(-1) : undefined };
}

/** Whether a text has the form of an id that the database counts up. */
export const isCountedId = (text: string): boolean => /^\d{1,18}$/.test(text);

/** A place as browsers carry it. It is no secret, and grants nothing: lists go by their owner first. */
export const cursorOf = ({ at, id }: Position): string =>
  Buffer.from(`${at} ${id}`).toString('base64url');

/**
 * The place that a cursor names, which was `toldBy` the page before. Throws InvalidRequestError for what was
 * never one of this list's.
 */
export function positionOf(
  cursor: string,
  isId: (text: string) => boolean,
  toldBy: 'Link' | 'nextCursor' = 'Link',
): Position {
  const [at = '', id = '', ...more] = Buffer.from(cursor, 'base64url').toString().split(' ');
  // Sixteen digits reach the year 2286; a few more would be no time that PostgreSQL knows.
  if (!/^\d{1,16}$/.test(at) || !isId(id) || more.length > 0) {
    throw new InvalidRequestError(`cursor: take it from the ${toldBy} of the page before`);
  }
  return { at, id };
}

/** The header that names the next page: the same address, further on. */
export function linkToNext(url: string, next: Position): string {
  const [path, query] = url.split('?', 2);
  const params = new URLSearchParams(query);
  params.set('cursor', cursorOf(next));
  return `<${path}?${params}>; rel="next"`;
}
