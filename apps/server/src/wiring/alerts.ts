import { hostname as nameOfMachine } from 'node:os';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Condition } from '../features/alerts/alert.ts';
import {
  budgetsRunOut,
  certificateEnds,
  deletionsAreStuck,
  disputesAreOpen,
  enginesFail,
  findingsAreOpen,
  mailIsStuck,
  queueIsOld,
  reportsWait,
  ticketsAreUrgent,
} from '../features/alerts/conditions.ts';
import { watchDisk } from '../features/alerts/disk.ts';
import { startSending } from '../features/alerts/send.ts';
import { watchConditions } from '../features/alerts/watch.ts';
import { openDisputes } from '../features/billing/reconcile/dispute-queries.ts';
import { listFindings } from '../features/findings/service.ts';
import { isMailStuck } from '../features/mail/queries.ts';
import { countStuckErasures } from '../features/personal-data/erasure/queries.ts';
import { countWaiting } from '../features/reports/queries.ts';
import { urgentTickets } from '../features/support/queries.ts';
import { readHealth } from '../features/videos/health/health.ts';
import { readSpent } from '../features/videos/health/queries.ts';
import { costOfAsk } from '../features/videos/limits/reservations.ts';
import { readQueue } from '../features/videos/metrics/queries.ts';
import type { Provenance } from '../features/videos/provenance/provenance.ts';
import { isLoopback } from '../platform/is-loopback.ts';
import type { Log } from '../platform/log.ts';
import { createPostJson } from '../platform/post-json.ts';
import type { DB } from '../schema.ts';
import { queueOf } from './queue-of.ts';

/** Where alerts are posted, and how; undefined: nowhere. */
export function alertWebhookOf({ alertWebhookUrl: url, publicUrl }: Config) {
  if (url === undefined) return undefined;
  const { origin, hostname } = new URL(url);
  // On this machine alone, and for an installation that nobody else reaches: see the configuration.
  const isOwn = isLoopback(hostname) && isLoopback(publicUrl.hostname);
  return { url, post: createPostJson(isOwn ? [origin] : []) };
}

/**
 * Looks for what an operator is to know, and tells it where this process knows whom, until stopped. In each
 * process: what one finds that knows nobody to tell, another sends.
 */
export function startAlerts(
  config: Config,
  provenance: Provenance,
  db: Kysely<DB>,
  log: Log,
): { stop(): Promise<void> } {
  const webhook = alertWebhookOf(config);
  const sending = webhook && startSending(db, webhook.url, webhook.post, log);
  const onNews = () => sending?.wake();
  const disk = { host: nameOfMachine(), directory: config.dataDirectory };
  const stops = [
    watchConditions(db, conditionsOf(config, provenance, db), onNews, log),
    watchDisk(db, disk, onNews, log),
  ];
  return {
    async stop() {
      await Promise.all([sending?.stop(), ...stops.map((stop) => stop())]);
    },
  };
}

/** All that is looked for. */
export function conditionsOf(config: Config, { signer }: Provenance, db: Kysely<DB>): Condition[] {
  const queue = queueOf(config);
  return [
    enginesFail(() => readHealth(db, queue.engines)),
    budgetsRunOut(
      config.engineBudgets,
      () => readSpent(db),
      (engine, budget) => costOfAsk(db, engine, budget),
    ),
    queueIsOld(
      config.generationDeadlineSeconds,
      async () => (await readQueue(db, queue)).ageSeconds,
    ),
    disputesAreOpen((known) => openDisputes(db, known)),
    ticketsAreUrgent(() => urgentTickets(db, MOST_ALIKE)),
    findingsAreOpen(async () => openFindings(db)),
    mailIsStuck(() => isMailStuck(db, MAIL_MINUTES)),
    deletionsAreStuck(() => countStuckErasures(db)),
    certificateEnds(signer.validUntil),
    reportsWait(() => countWaiting(db, REPORT_DAYS)),
  ];
}

/** By then a report should be decided. */
const REPORT_DAYS = 3;

/** Mails wait so long, and none arrives, before anybody is told. */
const MAIL_MINUTES = 60;

/** So many at most of one kind, the oldest: people make tickets, and what is wrong everywhere thousands of findings. */
const MOST_ALIKE = 20;

async function openFindings(db: Kysely<DB>) {
  const { findings } = await listFindings(db);
  const told = Map.groupBy(findings, ({ check }) => check);
  return [...told].flatMap(([name, ofCheck]) => {
    const check = name === 'reconcile' ? ('reconcile' as const) : ('ledger' as const);
    const each = ofCheck.slice(-MOST_ALIKE).map(({ id, text, advice }) => ({
      ...{ check, id, text: `${text} ${advice}` },
    }));
    if (ofCheck.length <= MOST_ALIKE) return each;
    const text = `${name} has found more than ${MOST_ALIKE} things: see Findings in the console.`;
    return [...each, { check, id: 'more', text }];
  });
}
