import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { prepare } from '../../platform/db/prepared.ts';
import type { DB } from '../../schema.ts';
import { hashOf } from './token.ts';

export type ShareRow = Pick<Selectable<DB['shares']>, (typeof SEEN)[number]>;

const SEEN = ['token', 'listed', 'name', 'allow_prompt', 'views'] as const;

/** A person's projects, as what their links are bound to. */
const ownProject = (db: Kysely<DB>, accountId: string, projectId: string) =>
  db
    .selectFrom('projects')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', projectId);

/** The status of a person's project, and whether it is taken down, which stays as it is until the transaction ends. */
export function holdProject(db: Kysely<DB>, accountId: string, projectId: string) {
  return db
    .selectFrom('projects')
    .select(['status', 'taken_down_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', projectId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type HeldProject = NonNullable<Awaited<ReturnType<typeof holdProject>>>;

/** Gives a project this link unless it has one. Answers whether it does so. */
export async function insertShare(
  db: Kysely<DB>,
  projectId: string,
  token: string,
): Promise<boolean> {
  const row = await db
    .insertInto('shares')
    .values({ project_id: projectId, token, token_hash: hashOf(token) })
    .onConflict((conflict) => conflict.column('project_id').doNothing())
    .returning('project_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes on a person's project whether it has a link. */
export async function writeShared(
  db: Kysely<DB>,
  accountId: string,
  projectId: string,
  shared: boolean,
): Promise<void> {
  await db
    .updateTable('projects')
    .set({ shared })
    .where('account_id', '=', accountId)
    .where('id', '=', projectId)
    .execute();
}

/** The link of a person's project, if there is one. */
export function findShare(db: Kysely<DB>, accountId: string, projectId: string) {
  return db
    .selectFrom('shares')
    .select(SEEN)
    .where('project_id', 'in', ownProject(db, accountId, projectId))
    .executeTakeFirst();
}

/** Changes the link of a person's project and answers it as it is now. */
export function updateShare(
  db: Kysely<DB>,
  accountId: string,
  projectId: string,
  changes: Updateable<DB['shares']>,
) {
  return db
    .updateTable('shares')
    .set(changes)
    .where('project_id', 'in', ownProject(db, accountId, projectId))
    .returning(SEEN)
    .executeTakeFirst();
}

/** Ends the link of a person's project. */
export async function deleteShare(
  db: Kysely<DB>,
  accountId: string,
  projectId: string,
): Promise<void> {
  await db
    .deleteFrom('shares')
    .where('project_id', 'in', ownProject(db, accountId, projectId))
    .execute();
}

/**
 * Whoever an operator keeps out shows nothing either, nor does who has asked for their account to be deleted,
 * from that commit on.
 */
const isOfSomebody = sql<boolean>`exists (select from accounts
  where accounts.id = projects.account_id and accounts.suspended_at is null)`;

/** What the public pages of shared videos are made of, by the hashes of their tokens. */
export const findShared = prepare('shared videos', (db: Kysely<DB>, hashes: readonly Buffer[]) =>
  db
    .selectFrom('shares')
    .innerJoin('projects', 'projects.id', 'shares.project_id')
    .select(['shares.token', 'shares.token_hash', 'shares.listed', 'shares.name'])
    .select(['shares.allow_prompt', 'projects.id as project_id', 'projects.title'])
    .select(['projects.template_id', 'projects.aspect_ratio'])
    .where(sql<boolean>`shares.token_hash = any(${hashes})`)
    .where(sql<boolean>`projects.status = 'completed'`)
    .where('projects.taken_down_at', 'is', null)
    .where(isOfSomebody),
);

/** A shared video, as everybody who has its link may see it. */
export type SharedRow = Awaited<ReturnType<typeof findShared>>[number];

/** What a shared video was made from. The prompt is its owner's, whatever they allow. */
export function findRecipe(db: Kysely<DB>, tokenHash: Buffer) {
  return db
    .selectFrom('shares')
    .innerJoin('projects', 'projects.id', 'shares.project_id')
    .select(['shares.allow_prompt', 'projects.template_id', 'projects.aspect_ratio'])
    .select(['projects.generate_audio', 'projects.enhance_prompt', 'projects.slots'])
    .select('projects.prompt')
    .where('shares.token_hash', '=', tokenHash)
    .where('projects.status', '=', 'completed')
    .where('projects.taken_down_at', 'is', null)
    .where(isOfSomebody)
    .executeTakeFirst();
}

/** Adds views to links, by the hashes of their tokens; to those that have ended nothing. */
export async function addViews(db: Kysely<DB>, views: ReadonlyMap<string, number>): Promise<void> {
  const hashes = [...views.keys()].map((key) => Buffer.from(key, 'hex'));
  // Held in one order, so that two processes never wait for one another.
  await sql`
    with added as (
      select * from unnest(${hashes}::bytea[], ${[...views.values()]}::int[]) as t (token_hash, more)
    ), held as (
      select project_id, more from shares join added using (token_hash)
      order by project_id for no key update of shares
    )
    update shares set views = views + more from held where shares.project_id = held.project_id
  `.execute(db);
}
