import type { CheckName, Findings } from '@shortcake/contract/operator/findings';
import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { adviceOn, type Kind } from './advice.ts';
import { endFindings, listChecks, listOpen, saveCheck, saveFindings } from './queries.ts';

/** Something that a check found, in words for the operator. */
export type Found<Check extends CheckName> = {
  kind: Kind<Check>;
  text: string;
  /** By the run itself, which so has seen the end of it. */
  isMended?: boolean;
  /** Whether only a run that looks at everything can tell that it is over. */
  needsWhole?: boolean;
};

/** More are not kept: the first tell what is wrong. */
const MOST = 1000;

/**
 * Writes down a run of a check: what it found is open until a later run does not find it any more. A run
 * that looked at a part alone (`isWhole` false) ends nothing that needs a whole one.
 */
export async function recordRun<Check extends CheckName>(
  db: Kysely<DB>,
  run: { check: Check; isWhole: boolean; tookMs: number; found: readonly Found<Check>[] },
): Promise<void> {
  const { check, isWhole, tookMs, found } = run;
  const kept = found.slice(0, MOST);
  const rows = kept.map(({ kind, text, needsWhole = false }) => ({
    ...{ kind, text, needsWhole, subject: subjectOf(text) },
  }));
  const mended = kept.filter(({ isMended }) => isMended).map(({ text }) => text);
  await db.transaction().execute(async (db) => {
    await saveCheck(db, check, Math.round(tookMs));
    await saveFindings(db, check, rows);
    await endFindings(db, check, { isWhole, mended });
  });
}

/** What of a finding's words names what it is about: the first id of ours or of Stripe's, or a day. */
function subjectOf(text: string): string {
  const names = /\b(?:(?:account|entry|lot|hold|project|grant|ask) [\w:-]+|[a-z]{2,3}_\w+)/.exec(
    text,
  );
  return names?.[0] ?? '';
}

/** When each check ran, and what is open. */
export async function listFindings(db: Kysely<DB>): Promise<Findings> {
  const [checks, open] = await Promise.all([listChecks(db), listOpen(db)]);
  return {
    checks: checks.map(({ name, ran_at, took_ms, findings }) => ({
      ...{ check: name, ranAt: ran_at.toISOString(), tookMs: took_ms, findings },
    })),
    findings: open.map(({ id, check_name: check, kind, subject, text, ...seen }) => ({
      ...{ id, check, subject, text, advice: adviceOn(check, kind) },
      firstSeenAt: seen.first_seen_at.toISOString(),
      lastSeenAt: seen.last_seen_at.toISOString(),
    })),
  };
}
