import type { AddressInfo } from 'node:net';
import { createMemoryStore } from '@shortcake/sandbox/stripe/memory-store';
import pg from 'pg';
import { pino } from 'pino';
import { readConfig } from '../src/config/config.ts';
import { connectDatabase } from '../src/platform/db/connection.ts';
import { ChangeFeed } from '../src/platform/events.ts';
import { Limits } from '../src/platform/limits/limits.ts';
import { DiskStorage } from '../src/platform/storage/disk-storage.ts';
import type { DB } from '../src/schema.ts';
import { createHappenings } from '../src/wiring/happenings.ts';
import { createPayments } from '../src/wiring/stripe.ts';
import { createWeb } from '../src/wiring/web.ts';
import { testProvenance } from './provenance.ts';

// A web process for the crash tests: tells its port, and kills itself, as kill -9 would, at the first
// statement that is as `dieAt` says.

export type CrashPoint = {
  /** What the statement begins with. */
  statement: string;
  /** Not sent yet; sent, and not answered; or answered. */
  when: 'before' | 'during' | 'after';
};

export type CrashingWeb = {
  url: string;
  /** What its sessions at the database are called. */
  name: string;
  environment: Record<string, string>;
  dieAt: CrashPoint;
};

const { url, name, environment, dieAt } = JSON.parse(process.argv[2] as string) as CrashingWeb;

function die(): void {
  process.kill(process.pid, 'SIGKILL');
  // Nothing of this process may run on while the signal is on its way.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
const query = pg.Client.prototype.query as Query;
(pg.Client.prototype as { query: Query }).query = function (...args) {
  const { text } = args[0] as { text?: string };
  const isIt = text?.startsWith(dieAt.statement) ?? false;
  if (isIt && dieAt.when === 'before') die();
  const answer = query.apply(this, args);
  // It leaves with the socket's next turn.
  if (isIt && dieAt.when === 'during') setImmediate(die);
  if (isIt && dieAt.when === 'after') void (answer as Promise<unknown>).then(die);
  return answer;
};

const log = pino({ level: 'silent' });
const config = readConfig(environment);
const happenings = createHappenings(log);
const { db } = connectDatabase<DB>(url, { applicationName: name, tellTo: happenings });
const payments = createPayments(config, createMemoryStore(), () => {});
const app = await createWeb({
  ...{
    config,
    sessionSecrets: config.sessionSecrets!,
    db,
    probe: db,
    feed: new ChangeFeed(),
    log,
    payments,
  },
  ...{ limits: new Limits(), storage: new DiskStorage(config.dataDirectory) },
  provenance: testProvenance(),
  billing: { ...payments, db, log, emailOf: async () => '' },
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
