import { Kysely } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import { TellingDialect } from '../src/platform/db/telling-dialect.ts';
import type { DB } from '../src/schema.ts';
import { onDatabase } from './on-database.ts';

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] } & Record<
  string,
  unknown
>;
const Explained = z.object({ Plan: z.custom<Node>() });

/** What some work has read: blocks of tables and indexes, and the tables that it read from end to end. */
export type Reads = { blocks: number; scanned: string[] };

/**
 * What some work on a database reads, by PostgreSQL's own account of each statement: those of triggers
 * count, and those that the work sends by itself. `ownerUrl` is a superuser's. What the work changes stays.
 */
export async function openPlans({ url, ownerUrl }: { url: string; ownerUrl: string }) {
  const name = new URL(ownerUrl).pathname.slice(1);
  await onDatabase(ownerUrl, (sql) =>
    sql.unsafe(
      Object.entries(SETTINGS)
        .map(([setting, value]) => `alter database "${name}" set ${setting} = ${value}`)
        .join(';'),
    ),
  );
  const plans: Node[] = [];
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('connect', (client) => {
    client.on('notice', ({ message }) => {
      const json = message?.match(/plan:\n(.*)$/s)?.[1];
      if (json) plans.push(Explained.parse(JSON.parse(json)).Plan);
    });
  });
  const nobody = { tellTo: { tell() {} }, notifyTo: { notify() {} } };
  const db = new Kysely<DB>({ dialect: new TellingDialect({ pool }, nobody) });
  return {
    /** Does the work, and answers what it has read. */
    async readsOf(work: (db: Kysely<DB>) => Promise<unknown>): Promise<Reads> {
      plans.length = 0;
      await work(db);
      return {
        blocks: plans.reduce((sum, plan) => sum + blocksOf(plan), 0),
        scanned: plans.flatMap(scannedBy),
      };
    },
    close: () => db.destroy(),
  };
}

/** Each statement tells its client what it did. Checks of constraints are not told of. */
const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

const blocksOf = (plan: Node) =>
  Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks']);

function scannedBy(node: Node): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scannedBy)];
}
