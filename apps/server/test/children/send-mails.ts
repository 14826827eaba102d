// A process that sends mails, on a database (URL, argument 1), to an SMTP server (argument 2), and kills
// itself at a point (argument 3): `sending` (claimed, not sent), `sent` (confirmed, not written down), or
// `never`.
import { createMemoryStore } from '@shortcake/sandbox/stripe/memory-store';
import { pino } from 'pino';
import { readConfig } from '../../src/config/config.ts';
import { startMails } from '../../src/features/mail/send.ts';
import { connectDatabase } from '../../src/platform/db/connection.ts';
import { createSmtp } from '../../src/platform/smtp.ts';
import type { DB } from '../../src/schema.ts';
import { composingOf } from '../../src/wiring/mail.ts';
import { createPayments } from '../../src/wiring/stripe.ts';

const [, , databaseUrl, url, killAt] = process.argv as [string, string, string, string, string];
const die = () => process.kill(process.pid, 'SIGKILL');
const { db, close } = connectDatabase<DB>(databaseUrl, { applicationName: 'test' });
const config = readConfig({});
const from = { name: 'Shortcake', address: 'hello@shortcake.example' };
const { stripe } = createPayments(config, createMemoryStore(), () => {});
const composing = composingOf(db, {
  ...{ from, origin: config.publicUrl.origin, billing: { db, stripe } },
  secrets: ['a session secret for tests only.'],
});
const deliver = createSmtp(url, from);
const sending = startMails(
  db,
  composing,
  async (...given) => {
    if (killAt === 'sending') die();
    await deliver(...given);
    if (killAt === 'sent') die();
  },
  pino({ level: 'silent' }),
);
console.log('ready');
process.once('SIGTERM', async () => {
  await sending.stop();
  await close();
});
