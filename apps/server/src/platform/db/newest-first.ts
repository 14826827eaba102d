import { sql } from 'kysely';
import type { Position } from '../list-pages.ts';

/** A list's columns, by which it goes from the newest on, and the type of its ids. */
type Columns = { createdAt: string; id: string; idType: 'uuid' | 'bigint' };

/** When a row was made, as a Position has it: exact, where a Date would lose the last three digits. */
export const microseconds = ({ createdAt }: Pick<Columns, 'createdAt'>) =>
  sql<string>`(extract(epoch from ${sql.ref(createdAt)}) * 1000000)::bigint::text`;

/** Whether a row comes after a place; an index on (owner, created_at desc, id desc) finds the first. */
export const isAfter = ({ createdAt, id, idType }: Columns, { at, id: last }: Position) =>
  sql<boolean>`(${sql.ref(createdAt)}, ${sql.ref(id)})
    < (timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${last}::${sql.raw(idType)})`;
