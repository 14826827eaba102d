// A process that sends mails, on a database (URL, argument 1), to an SMTP server (argument 2), and kills
// itself at a point (argument 3) of the mail after so many others (argument 4): `sending` (claimed, not
// sent), or `sent` (confirmed, not written down).
import { pino } from 'pino';
import type { FactsOf } from '../../src/features/mail/compose.ts';
import { startMails } from '../../src/features/mail/send.ts';
import { connectDatabase } from '../../src/platform/db/connection.ts';
import { createSmtp } from '../../src/platform/smtp.ts';
import type { DB } from '../../src/schema.ts';

const [databaseUrl, url, killAt, others] = process.argv.slice(2) as [
  ...[string, string, string, string],
];
const die = () => process.kill(process.pid, 'SIGKILL');
let left = Number(others);
const { db } = connectDatabase<DB>(databaseUrl, { applicationName: 'test' });
const nothing = async () => undefined;
/** Made-up facts for mails: the modules that know the real ones take longer to load than mails to send. */
const factsOf: FactsOf = {
  'video-ready': async () => ({ title: 'Plum' }),
  'video-failed': async () => ({ title: 'Plum', reason: 'It broke.', isCreditBack: true }),
  'series-ready': nothing,
  receipt: nothing,
  'renewal-failed': nothing,
  'credits-low': nothing,
  'account-deleted': nothing,
  'report-decided': nothing,
  'webhook-off': nothing,
};
const from = { name: 'Shortcake', address: 'hello@shortcake.example' };
const composing = {
  ...{ db, factsOf, origin: 'http://localhost:3000', domain: 'shortcake.example' },
  secrets: ['a session secret for tests only.'] as const,
  async addressOf(account: string) {
    const row = db.selectFrom('accounts').select('email').where('id', '=', account);
    return { address: (await row.executeTakeFirstOrThrow()).email, isSuspended: false };
  },
};
const deliver = createSmtp(url, from);
startMails(
  db,
  composing,
  async (...given) => {
    const isItsLast = left === 0;
    left -= 1;
    if (isItsLast && killAt === 'sending') die();
    await deliver(...given);
    if (isItsLast && killAt === 'sent') die();
  },
  pino({ level: 'silent' }),
);
