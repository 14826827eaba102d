import type { Kysely } from 'kysely';
import { isWritten, putMessage } from '../../platform/outbox/queries.ts';
import type { DB } from '../../schema.ts';
import type { Facts, MailKind } from './kinds.ts';

/** Whose messages mails are in the outbox. */
export const TOPIC = 'mail';

/** Whom a mail goes to, and what it is about: a video, a series, a payment, an invoice, or the account itself. */
type Told = { kind: MailKind; account: string; object: string };

type ToldOwner = Extract<Facts['report-decided'], { to: 'owner' }>['what'];

/** What a message says: no words and, while there is an account, no address. */
export type MailMessage =
  | Told
  | (Told & { kind: 'report-decided'; what: ToldOwner })
  | { kind: 'report-decided'; to: string; report: string }
  | ({ kind: 'account-deleted'; to: string } & Facts['account-deleted']);

/**
 * Writes that a mail is to be sent, in the commit of what it tells. It is composed when it is sent, from
 * what is so by then, and left out where that is over.
 */
export function putMail(db: Kysely<DB>, told: Told): Promise<void> {
  return put(db, told);
}

/** The same, unless it was written before and is remembered; by one process at a time for one subject. */
export async function putMailOnce(db: Kysely<DB>, told: Told): Promise<void> {
  if (!(await isWritten(db, { topic: TOPIC, subject: subjectOf(told) }))) await put(db, told);
}

/** Tells the owner of a video what was decided about it. */
export function putReportDecidedMail(
  db: Kysely<DB>,
  { account, project, what }: { account: string; project: string; what: ToldOwner },
): Promise<void> {
  return put(db, { kind: 'report-decided', account, object: project, what });
}

/** Tells who reported a video, at the address that they left, what was decided. */
export function putReporterMail(
  db: Kysely<DB>,
  { report, to }: { report: string; to: string },
): Promise<void> {
  const body: MailMessage = { kind: 'report-decided', to, report };
  return putMessage(db, { topic: TOPIC, subject: `report ${report}`, body });
}

/**
 * Tells somebody at `to` that their account is gone, with so many credits. The message alone has the
 * address then, and its row goes as soon as it is sent or given up.
 */
export function putAccountDeletedMail(
  db: Kysely<DB>,
  { account, ...told }: { account: string; to: string; credits: number },
): Promise<void> {
  const body: MailMessage = { kind: 'account-deleted', ...told };
  return putMessage(db, {
    topic: TOPIC,
    subject: subjectOf({ ...told, kind: body.kind, account, object: account }),
    body,
  });
}

const put = (db: Kysely<DB>, told: Told & MailMessage) =>
  putMessage(db, { topic: TOPIC, subject: subjectOf(told), body: told });

/** A mail of one thing that does not arrive holds up no other, of the same person either. */
const subjectOf = ({ account, kind, object }: Told) => `${account} ${kind} ${object}`;
