import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema.ts';
import type { ProjectRow } from '../queries.ts';
import type { Origin } from './facts.ts';

/** That a project's video is signed: which bytes, and until when the signature holds. */
export type Mark = { projectId: string; sha256: string; validUntil: Date };

/** Writes down that a file is signed, before it is stored. */
export async function writeMark(db: Kysely<DB>, mark: Mark): Promise<void> {
  const { projectId: project_id, sha256, validUntil: valid_until } = mark;
  await db
    .insertInto('video_marks')
    .values({ project_id, sha256, valid_until })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet({ sha256, valid_until }))
    .execute();
}

/** Writes down that a stored file is signed. Answers false when its project is gone by now, or taken down. */
export async function writeMarkOfFinished(db: Kysely<DB>, mark: Mark): Promise<boolean> {
  const { projectId, sha256, validUntil } = mark;
  const { numAffectedRows } = await sql`
    insert into video_marks (project_id, sha256, valid_until)
      select id, ${sha256}, ${validUntil} from projects
      where id = ${projectId} and status = 'completed' and taken_down_at is null for share
    on conflict (project_id) do update set
      sha256 = excluded.sha256, valid_until = excluded.valid_until`.execute(db);
  return numAffectedRows === 1n;
}

/** Whether the file that a project is at is a signed one. */
export async function isSigned(
  db: Kysely<DB>,
  { id, file_sha256 }: Pick<ProjectRow, 'id' | 'file_sha256'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('video_marks')
    .select('project_id')
    .where('project_id', '=', id)
    .where('sha256', '=', file_sha256)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a file is one that was signed here, byte for byte, and whose project is there. */
export async function isKnownFile(db: Kysely<DB>, sha256: string): Promise<boolean> {
  const found = await db
    .selectFrom('video_marks')
    .select('project_id')
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return found !== undefined;
}

/** A finished project, and the bytes that are known to be signed. */
export type ToSign = { id: string; sha256: string | null } & Origin;

/**
 * The next finished projects after one, in the order of their ids, whose video is not signed, or not
 * until a certain day. What is taken down, or was until an hour ago, is none of them.
 */
export function findToSign(
  db: Kysely<DB>,
  { after, until, most }: { after: string | undefined; until: Date; most: number },
): Promise<ToSign[]> {
  let query = db
    .selectFrom('projects')
    .leftJoin('video_marks', 'video_marks.project_id', 'projects.id')
    .leftJoin('evidence', 'evidence.project_id', 'projects.id')
    .select(['projects.id', 'sha256', 'engine', 'model', 'file_changes'])
    .where('status', '=', 'completed')
    .where('taken_down_at', 'is', null)
    // Copies that lie apart are to be what was there.
    .where('evidence.project_id', 'is', null)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '<', until)]));
  if (after !== undefined) query = query.where('projects.id', '>', after);
  return query.orderBy('projects.id').limit(most).execute();
}

/** What became of a project that was finished. */
export async function stateOfFinished(
  db: Kysely<DB>,
  projectId: string,
): Promise<'shown' | 'taken down' | 'gone'> {
  const found = await db
    .selectFrom('projects')
    .select('taken_down_at')
    .where('id', '=', projectId)
    .where('status', '=', 'completed')
    .executeTakeFirst();
  if (!found) return 'gone';
  return found.taken_down_at === null ? 'shown' : 'taken down';
}
