import { FEWEST_COMMON, type Key, keysOf } from '@shortcake/provenance/fingerprint/keys';
import { type Fingerprint, fromBytes, toBytes } from '@shortcake/provenance/fingerprint/make';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema.ts';

/** What is compared with a file, at most: those that have most keys in common with it. */
const MOST_CANDIDATES = 50;

/**
 * Writes down what a project's video looks like, in the place of what was written before; undefined: it
 * was looked at, and cannot be known by its look. Answers false where the project is gone by now.
 */
export async function writeFingerprint(
  db: Kysely<DB>,
  projectId: string,
  fingerprint: Fingerprint | undefined,
): Promise<boolean> {
  const picture = fingerprint ? toBytes(fingerprint) : null;
  const keys = fingerprint ? keysOf(fingerprint) : [];
  await db.deleteFrom('fingerprint_keys').where('project_id', '=', projectId).execute();
  const { numAffectedRows } = await sql`
    insert into fingerprints (project_id, picture)
      select id, ${picture} from projects where id = ${projectId} for key share
    on conflict (project_id) do update set picture = excluded.picture`.execute(db);
  if (numAffectedRows !== 1n) return false;
  await sql`
    insert into fingerprint_keys (key, project_id)
      select key, ${projectId} from unnest(${keys}::integer[]) key`.execute(db);
  return true;
}

/** The next finished projects that are shown after one, in the order of their ids, of which nobody knows the look. */
export async function findWithoutFingerprint(
  db: Kysely<DB>,
  { after, most }: { after: string | undefined; most: number },
): Promise<string[]> {
  let query = db
    .selectFrom('projects')
    .leftJoin('fingerprints', 'fingerprints.project_id', 'projects.id')
    .select('projects.id')
    .where('status', '=', 'completed')
    .where('taken_down_at', 'is', null)
    .where('fingerprints.project_id', 'is', null);
  if (after !== undefined) query = query.where('projects.id', '>', after);
  const rows = await query.orderBy('projects.id').limit(most).execute();
  return rows.map(({ id }) => id);
}

/** A video that something may be a copy of, and the one of the alignments asked by that says so. */
export type Candidate = { projectId: string; alignment: number; fingerprint: Fingerprint };

/** The videos that have most keys in common with a file, at one of several alignments. */
export async function findCandidates(
  db: Kysely<DB>,
  alignments: readonly (readonly Key[])[],
): Promise<Candidate[]> {
  const keys = alignments.flat();
  const places = alignments.flatMap((some, place) => some.map(() => place));
  const { rows } = await sql<{ project_id: string; alignment: number; picture: Buffer }>`
    with asked as (
      select * from unnest(${keys}::integer[], ${places}::integer[]) as t (key, alignment)
    ), aligned as (
      select distinct on (project_id) project_id, alignment, count(*) as common
      from asked join fingerprint_keys using (key)
      group by project_id, alignment having count(*) >= ${FEWEST_COMMON}
      order by project_id, common desc
    )
    select project_id, alignment, picture from aligned join fingerprints using (project_id)
    where picture is not null
    order by common desc limit ${MOST_CANDIDATES}`.execute(db);
  return rows.map(({ project_id, alignment, picture }) => ({
    ...{ projectId: project_id, alignment, fingerprint: fromBytes(picture) },
  }));
}
