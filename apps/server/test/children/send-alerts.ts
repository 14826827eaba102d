// A process that tells of alerts, on a database (URL, argument 1), to an address (argument 2), and kills
// itself at a point (argument 3): `raised` (written, not sent), `sending` (claimed, not sent), or `sent`
// (arrived, not written down).
import { pino } from 'pino';
import { startSending } from '../../src/features/alerts/send.ts';
import { raiseAlert } from '../../src/features/alerts/service.ts';
import { connectDatabase } from '../../src/platform/db/connection.ts';
import { createPostJson } from '../../src/platform/post-json.ts';
import type { DB } from '../../src/schema.ts';

const [, , databaseUrl, url, killAt] = process.argv as [string, string, string, string, string];
const die = () => process.kill(process.pid, 'SIGKILL');
const { db } = connectDatabase<DB>(databaseUrl, { applicationName: 'test' });

if (killAt === 'raised') {
  const alert = { kind: 'engine-down', subject: 'fal', text: 'fal is down.' } as const;
  await raiseAlert(db, alert);
  die();
}
const post = createPostJson([new URL(url).origin]);
startSending(
  db,
  url,
  async (...given) => {
    if (killAt === 'sending') die();
    await post(...given);
    if (killAt === 'sent') die();
  },
  pino({ level: 'silent' }),
);
