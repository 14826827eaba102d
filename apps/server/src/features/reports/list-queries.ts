import { type Kysely, sql } from 'kysely';
import { isAfter, microseconds } from '../../platform/db/newest-first.ts';
import { type Page, type PageOf, pageOf } from '../../platform/list-pages.ts';
import type { DB } from '../../schema.ts';
import type { ReportRow } from './queries.ts';

/** A report with what is known of its video, of its owner, and of what its owner said against a takedown. */
export type ReadReport = ReportRow & {
  title: string | null;
  isThere: boolean;
  isDown: boolean;
  hasEvidence: boolean;
  token: string | null;
  owner_email: string | null;
  owner_created_at: Date | null;
  suspended_at: Date | null;
  videos: number;
  reports: number;
  removed: number;
  putBack: number;
  objected_at: Date | null;
  objection: string | null;
  answer: ReportRow['decision'];
  answer_reason: string | null;
  answered_by: string | null;
  answered_at: Date | null;
};

const counted = (table: 'reports' | 'takedowns', more = sql`true`) =>
  sql<number>`(select count(*)::int from ${sql.table(table)} of_owner
    where of_owner.account_id = report.account_id and ${more})`;

const reports = (db: Kysely<DB>) =>
  db
    .selectFrom('reports as report')
    .leftJoin('projects', 'projects.id', 'report.project_id')
    .leftJoin('evidence', 'evidence.project_id', 'report.project_id')
    .leftJoin('shares', 'shares.project_id', 'report.project_id')
    .leftJoin('accounts', 'accounts.id', 'report.account_id')
    .leftJoin('project_lists', 'project_lists.account_id', 'report.account_id')
    .leftJoin('takedowns', 'takedowns.report_id', 'report.id')
    .selectAll('report')
    .select(['projects.title', 'shares.token', 'accounts.suspended_at'])
    .select(['accounts.email as owner_email', 'accounts.created_at as owner_created_at'])
    .select(['takedowns.objected_at', 'takedowns.objection', 'takedowns.answer'])
    .select(['takedowns.answer_reason', 'takedowns.answered_by', 'takedowns.answered_at'])
    .select([
      sql<boolean>`projects.id is not null`.as('isThere'),
      sql<boolean>`projects.taken_down_at is not null`.as('isDown'),
      sql<boolean>`evidence.project_id is not null`.as('hasEvidence'),
      sql<number>`coalesce(project_lists.completed, 0)`.as('videos'),
      counted('reports').as('reports'),
      counted('takedowns').as('removed'),
      counted('takedowns', sql`of_owner.answer = 'keep'`).as('putBack'),
    ]);

/** Reports by their ids. */
export function readReports(db: Kysely<DB>, ids: readonly string[]): Promise<ReadReport[]> {
  return reports(db)
    .where('report.id', '=', sql<string>`any(${sql.val(ids)}::uuid[])`)
    .execute();
}

const NEWEST = { createdAt: 'report.created_at', id: 'report.id', idType: 'uuid' } as const;
const WAITING = { createdAt: 'report.waiting_since' } as const;

/** A page of them: those that wait by since when they do, all others newest first. */
export async function listReportsPage(
  db: Kysely<DB>,
  status: 'open' | 'decided' | undefined,
  { limit, after }: Page,
): Promise<PageOf<ReadReport>> {
  const isOpen = status === 'open';
  let page = reports(db)
    .select(microseconds(isOpen ? WAITING : NEWEST).as('at'))
    .orderBy(isOpen ? 'report.waiting_since' : 'report.created_at', isOpen ? 'asc' : 'desc')
    .orderBy('report.id', isOpen ? 'asc' : 'desc')
    .limit(limit + 1);
  if (isOpen) page = page.where('report.waiting_since', 'is not', null);
  if (status === 'decided') {
    page = page
      .where('report.decided_at', 'is not', null)
      .where('report.waiting_since', 'is', null);
  }
  if (after) page = page.where(isOpen ? waitsAfter(after) : isAfter(NEWEST, after));
  return pageOf(await page.execute(), limit);
}

const waitsAfter = ({ at, id }: { at: string; id: string }) =>
  sql<boolean>`(report.waiting_since, report.id)
    > (timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::uuid)`;
