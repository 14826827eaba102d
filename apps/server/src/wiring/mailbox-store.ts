import type { Mailbox, SandboxMail } from '@shortcake/sandbox/mail/mailbox';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Mail } from '../features/mail/compose.ts';
import { daysAgo, deleteOldest } from '../platform/db/delete-oldest.ts';
import { isUuid } from '../platform/is-uuid.ts';
import type { Sender } from '../platform/smtp.ts';
import type { DB } from '../schema.ts';

/** Beyond these the oldest goes: some 10 kB each. */
const MOST = 500;

/** The sandbox's mailbox in PostgreSQL: lasts, and is shared by any number of processes. */
export function createMailbox(db: Kysely<DB>): Mailbox {
  const mails = db.selectFrom('sandbox_mails').selectAll().orderBy('position', 'desc').limit(MOST);
  return {
    list: async () => (await mails.execute()).map(asMail),
    async find(id) {
      const row = isUuid(id) && (await mails.where('id', '=', id).executeTakeFirst());
      return row ? asMail(row) : undefined;
    },
  };
}

/** Puts mails into the mailbox, each once, in the place of sending them. */
export const putIntoMailbox =
  (db: Kysely<DB>, from: Sender) =>
  async ({ id, kind, account, to, subject, headers, text, html }: Mail): Promise<void> => {
    const date = { Date: new Date().toUTCString() };
    const named = { From: `${from.name} <${from.address}>`, To: to, Subject: subject };
    const all = { ...named, ...date, ...headers };
    await sql`
      insert into sandbox_mails (id, account_id, kind, recipient, subject, headers, plain, html)
      values (${id}, (select id from accounts where id = ${account ?? null}::uuid), ${kind}, ${to}, ${subject},
        ${JSON.stringify(all)}::jsonb, ${text}, ${html})
      on conflict do nothing`.execute(db);
    const kept = db
      .selectFrom('sandbox_mails')
      .select('position')
      .orderBy('position', 'desc')
      .offset(MOST - 1)
      .limit(1);
    await db.deleteFrom('sandbox_mails').where('position', '<', kept).execute();
  };

/** Forgets some mails that were put there so long ago. Answers how many. */
export function forgetSandboxMails(db: Kysely<DB>, days: number, most: number): Promise<number> {
  const over = sql<boolean>`created_at < ${daysAgo(days)}`;
  return deleteOldest(db, { table: 'sandbox_mails', by: 'created_at', over }, most);
}

const asMail = (row: Selectable<DB['sandbox_mails']>): SandboxMail => ({
  ...{ id: row.id, to: row.recipient, kind: row.kind, subject: row.subject },
  headers: row.headers as Record<string, string>,
  ...{ text: row.plain, html: row.html, sentAt: row.created_at },
});
