import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { connectDatabase } from '../apps/server/src/platform/db/connection.ts';
import { applyMigrations } from '../apps/server/src/platform/db/migrate.ts';
import { startTemporaryPostgres } from '../apps/server/test/temporary-postgres.ts';

// `node scripts/schema.ts` writes the types of the tables from what the migrations make; schema.test.ts
// holds them to it.

const PLANS = ['starter', 'creator', 'pro', 'studio'];
const REPORT_KIND = ['illegal', 'copyright', 'other'];

/** Columns whose check constraints say more than their SQL type. */
const LITERALS: Record<string, string[]> = {
  'abandoned_asks.billed': ['yes', 'no', 'unknown'],
  'credit_entries.type': ['grant', 'hold', 'capture', 'release', 'clawback'],
  'credit_lots.book': ['purchased', 'subscription'],
  'credit_postings.book': ['purchased', 'subscription', 'held', 'issued', 'spent'],
  'payments.kind': ['plan', 'credits', 'other'],
  'engine_costs.origin': ['shipped', 'environment', 'operator'],
  'plan_changes.kind': ['upgrade', 'resume', 'lower', 'cancel'],
  'plan_changes.plan': PLANS,
  'plan_orders.plan': PLANS,
  'projects.aspect_ratio': ['9:16', '16:9', '1:1'],
  'refunds.kind': ['refund', 'dispute'],
  'reports.kind': REPORT_KIND,
  'stripe_customers.mode': ['sandbox', 'test', 'live'],
  'subscriptions.next_plan': PLANS,
  'subscriptions.plan': PLANS,
  'subscriptions.status': ['active', 'cancelled', 'ended'],
  'support_tickets.priority': ['low', 'medium', 'high', 'urgent'],
  'takedowns.kind': REPORT_KIND,
};
const KEY_SCOPE = ['read', 'generate'];
const STEP = ['submit', 'poll', 'collect', 'check', 'sign', 'publish'];
const FILE_CHANGE = ['cropped', 'transcoded', 'repackaged', 'sound removed'];
const STATUS = ['pending', 'processing', 'completed', 'failed'];
const ENGINE_STATE = ['queued', 'running'];
const DELIVERY_OUTCOME = ['delivered', 'failed'];
const WEBHOOK_OFF = ['failing', 'gone'];
const ASK_CREDIT = ['returned', 'held', 'spent'];
const REPORT_DECISION = ['keep', 'remove'];
const EVIDENCE_WANTED = ['kept', 'back', 'gone'];
const VIDEO_OUTCOME = ['completed', 'failed', 'withdrawn', 'abandoned'];
const CREDIT_ORDER_STATUS = ['open', 'paid', 'expired', 'refused'];
const PLAN_ORDER_STATUS = ['open', 'completed', 'declined', 'expired'];
const PLAN_CHANGE_OUTCOME = ['done', 'refused', 'looked up'];

const union = (names: string[]) => names.map((name) => `'${name}'`).join(' | ');
const overrides = {
  columns: {
    ...Object.fromEntries(
      Object.entries(LITERALS).map(([column, names]) => [column, union(names)]),
    ),
    'projects.status': `Generated<${union(STATUS)}>`,
    'projects.step': `Generated<${union(STEP)}>`,
    'api_keys.scopes': `(${union(KEY_SCOPE)})[]`,
    'projects.file_changes': `(${union(FILE_CHANGE)})[] | null`,
    'credit_orders.status': `Generated<${union(CREDIT_ORDER_STATUS)}>`,
    'plan_orders.status': `Generated<${union(PLAN_ORDER_STATUS)}>`,
    'plan_changes.outcome': `${union(PLAN_CHANGE_OUTCOME)} | null`,
    'payments.plan': `${union(PLANS)} | null`,
    'engine_asks.billed': `${union(LITERALS['abandoned_asks.billed'] ?? [])} | null`,
    'video_outcomes.outcome': `${union(VIDEO_OUTCOME)} | null`,
    'abandoned_asks.credit': `${union(ASK_CREDIT)} | null`,
    'abandoned_asks.cancelled_while': `${union(ENGINE_STATE)} | null`,
    'evidence.wanted': `Generated<${union(EVIDENCE_WANTED)}>`,
    'reports.decision': `${union(REPORT_DECISION)} | null`,
    'takedowns.answer': `${union(REPORT_DECISION)} | null`,
    'webhook_deliveries.outcome': `${union(DELIVERY_OUTCOME)} | null`,
    'webhooks.off_because': `${union(WEBHOOK_OFF)} | null`,
    'projects.engine_state': `${union(ENGINE_STATE)} | null`,
  },
};

export const SCHEMA = 'apps/server/src/schema.ts';
const OPTIONS = [
  ...[
    '--dialect',
    'postgres',
    '--exclude-pattern',
    'schema_migrations',
    '--print',
    '--log-level',
    'error',
  ],
  ...['--type-mapping', JSON.stringify({ int8: 'number', date: 'string' })],
  ...['--overrides', JSON.stringify(overrides)],
];
const run = promisify(execFile);

/** Gives the text of SCHEMA for the tables of a database. */
export async function schemaOf(url: string): Promise<string> {
  const { stdout } = await run('kysely-codegen', ['--url', url, ...OPTIONS]);
  const formatted = run('biome', ['check', '--write', `--stdin-file-path=${SCHEMA}`]);
  formatted.child.stdin?.end(stdout);
  return (await formatted).stdout;
}

if (import.meta.main) {
  const server = await startTemporaryPostgres();
  try {
    const { sql, close } = connectDatabase(server.url);
    await applyMigrations(sql, new URL('../apps/server/migrations/', import.meta.url));
    await close();
    await writeFile(SCHEMA, await schemaOf(server.url));
  } finally {
    await server.stop();
  }
}
