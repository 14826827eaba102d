import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { type Command, type Outcome, UsageError } from '../../platform/command.ts';
import { undelivered } from '../../platform/outbox/queries.ts';
import type { PostJson } from '../../platform/post-json.ts';
import type { DB } from '../../schema.ts';
import { TOPIC } from './alert.ts';
import { listOn } from './queries.ts';
import type { AlertMessage } from './service.ts';

export type AlertCommandContext = {
  db: Kysely<DB>;
  /** Where alerts are posted; undefined: nowhere. The address is a secret. */
  alertWebhook: { url: string; post: PostJson } | undefined;
};

const MOST_LISTED = 100;

const alerts: Command<AlertCommandContext> = {
  name: 'alerts',
  usage: '[test]',
  summary:
    'lists the alerts that are on, and what could not be delivered; test posts one to ALERT_WEBHOOK_URL',
  async run(args, context) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [action, ...more] = positionals;
    if (more.length > 0) throw new UsageError('Give test, or nothing.');
    if (action === undefined) return list(context);
    if (action !== 'test') throw new UsageError(`Alerts are listed or tested, not ${action}.`);
    return sendOne(context);
  },
};

async function list({ db, alertWebhook }: AlertCommandContext): Promise<Outcome> {
  const on = await listOn(db);
  const late = await undelivered(db, TOPIC, alertWebhook !== undefined, MOST_LISTED);
  const lines = [
    on.length === 0 ? 'No alert is on.' : `Alerts that are on: ${on.length}.`,
    ...on.map(({ kind, began_at, text }) => `  ${kind}  since ${time(began_at)}  ${text}`),
    ...(alertWebhook
      ? []
      : ['ALERT_WEBHOOK_URL is not set here: nobody is told, unless another process has it.']),
    ...(late.length > 0 ? [`Not delivered: ${late.length}.`] : []),
    ...(late.length === 0 && alertWebhook ? ['All was delivered.'] : []),
    ...late.map(({ createdAt, body, trouble, ...tried }) => {
      const { kind, subject, state } = body as AlertMessage;
      const why = trouble ? `: ${trouble}` : '';
      return `  ${kind} ${subject}, ${state}  of ${time(createdAt)}  ${triesOf(tried)}${why}`;
    }),
  ];
  return { exitCode: on.length + late.length === 0 ? 0 : 1, lines };
}

/** "not tried yet", "tried 3 times, to be tried again" */
function triesOf({ attempts, outcome }: { attempts: number; outcome: string | null }): string {
  const isGivenUp = outcome !== null;
  if (attempts === 0) return 'not tried yet';
  const tried = attempts === 1 ? 'tried once' : `tried ${attempts} times`;
  return `${tried}, ${isGivenUp ? 'given up' : 'to be tried again'}`;
}

async function sendOne({ alertWebhook }: AlertCommandContext): Promise<Outcome> {
  if (!alertWebhook) {
    return { exitCode: 1, lines: ['ALERT_WEBHOOK_URL is not set: there is nobody to tell.'] };
  }
  const body = {
    ...{ id: crypto.randomUUID(), kind: 'test', subject: 'test', state: 'on' },
    ...{ at: new Date().toISOString(), text: 'A test of the alerts of Shortcake.' },
  };
  try {
    await alertWebhook.post(alertWebhook.url, body, new AbortController().signal);
  } catch (error) {
    return { exitCode: 1, lines: [`The test was not delivered: ${(error as Error).message}.`] };
  }
  return { exitCode: 0, lines: ['The test was delivered.'] };
}

/** "2026-11-21 14:03 UTC" */
const time = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const alertCommands = [alerts];
