import { onDatabase } from '../../../apps/server/test/on-database.ts';
import type { Figure } from '../../figure.ts';
import { memoryOfProcess } from '../../memory.ts';
import { median, percentile } from '../../statistics.ts';
import type { Fleet } from '../fleet/fleet.ts';
import { A_SECOND } from './asks.ts';
import type { Cost } from './cost.ts';
import { readConnections, type Scans } from './counters.ts';
import type { Samples } from './rounds.ts';

// What was measured, as lines of a table, with what must hold.

const KB = 1000;
const IDLE_TRANSACTIONS = 20;
const CLAIM_MS = 20;
const ASK_MS = 100;
/** The large database against the small one. */
const MOST_TIMES = 1.3;

export const restFigures = (rest: Cost): Figure[] => [
  {
    name: 'transactions of five processes',
    value: rest.transactions,
    unit: 'a second',
    limit: IDLE_TRANSACTIONS,
  },
  { name: 'WAL', value: rest.walBytes / KB, unit: 'kB a second' },
  { name: 'two webs', value: rest.webMs, unit: 'ms of a core a second' },
  { name: 'three workers', value: rest.workerMs, unit: 'ms of a core a second' },
  { name: 'PostgreSQL', value: rest.postgresMs, unit: 'ms of a core a second' },
];

/** Memory and connections of each kind of process, and the database's size. */
export async function sizeFigures(fleet: Fleet): Promise<Figure[]> {
  const connections = await readConnections(fleet.database);
  const figures: Figure[] = [];
  for (const [name, pid] of fleet.pids()) {
    figures.push(
      { name: `memory of ${name}`, value: await memoryOfProcess(pid), unit: 'MB' },
      { name: `connections of ${name}`, value: connections.get(`node ${pid}`) ?? 0, unit: '' },
    );
  }
  const [size] = await onDatabase(
    fleet.database.ownerUrl,
    (sql) => sql<{ bytes: number; projects: number }[]>`
      select pg_database_size(current_database()) as bytes,
        (select n_live_tup from pg_stat_user_tables where relname = 'projects') as projects`,
  );
  const { bytes, projects } = size!;
  return [
    ...figures,
    { name: 'database', value: bytes / 1e6, unit: 'MB' },
    { name: 'database, for a finished video', value: bytes / projects / KB, unit: 'kB' },
  ];
}

export const videoFigures = (cost: Cost, polls: number): Figure[] => [
  { name: 'polls of its engine', value: polls, unit: '' },
  { name: 'transactions', value: cost.transactions, unit: '' },
  { name: 'of them writing, with a commit on disk', value: cost.writing, unit: '' },
  { name: 'rows inserted', value: cost.inserted, unit: '' },
  { name: 'rows updated', value: cost.updated, unit: '' },
  { name: 'of them in place, no index touched', value: cost.updatedInPlace, unit: '' },
  { name: 'rows deleted', value: cost.deleted, unit: '' },
  { name: 'WAL', value: cost.walBytes / KB, unit: 'kB' },
  {
    name: 'of it full pages, first writes after a checkpoint',
    value: cost.fullPages,
    unit: 'pages',
  },
  { name: 'webs', value: cost.webMs, unit: 'ms of a core' },
  { name: 'workers, the look at the file included', value: cost.workerMs, unit: 'ms of a core' },
  { name: 'PostgreSQL', value: cost.postgresMs, unit: 'ms of a core' },
];

export const readFigures = (path: string, cost: Cost, bytes: number): Figure[] => [
  { name: `${path}, transactions`, value: cost.transactions, unit: '' },
  { name: `${path}, web`, value: cost.webMs, unit: 'ms of a core' },
  { name: `${path}, PostgreSQL`, value: cost.postgresMs, unit: 'ms of a core' },
  { name: `${path}, body`, value: bytes / KB, unit: 'kB' },
];

const NAMES: Record<string, { name: string; limit?: number }> = {
  claim: { name: 'claim', limit: CLAIM_MS },
  ask: { name: `ask, ${A_SECOND} a second`, limit: ASK_MS },
};

/** The middle of all rounds: a busy moment of the machine is one round's, and its p99 that round's alone. */
const ofRounds = (rounds: number[][], share: number) =>
  median(rounds.map((times) => percentile(times, share)));

export function latencyFigures(samples: Samples): Figure[] {
  return Object.entries(samples).flatMap(([key, rounds]): Figure[] => {
    const { name, limit } = NAMES[key] ?? { name: key };
    return [
      { name: `${name}, median`, value: ofRounds(rounds, 0.5), unit: 'ms' },
      {
        name: `${name}, p99`,
        value: ofRounds(rounds, 0.99),
        unit: 'ms',
        ...(limit === undefined ? {} : { limit, alone: true as const }),
      },
    ];
  });
}

/** How many times what it takes in the small database it takes in the large one. */
export function ratioFigures(large: Samples, small: Samples): Figure[] {
  return Object.keys(large).flatMap((key): Figure[] => {
    const ratio = (share: number) => ofRounds(large[key]!, share) / ofRounds(small[key]!, share);
    const { name, limit } = NAMES[key] ?? { name: key };
    const bound = limit === undefined ? {} : { limit: MOST_TIMES };
    return [
      { name: `${name}, median`, value: ratio(0.5), unit: 'times', ...bound },
      // Two or three answers of a round, and what a disk does to those: docs/scale.md.
      { name: `${name}, p99`, value: ratio(0.99), unit: 'times', ...bound, alone: true },
    ];
  });
}

/** PostgreSQL reads a table of fewer rows from end to end, and is right. */
const FEW_ROWS = 1000;

/** Reads of large tables from end to end, in all spans of time together. */
export function scanFigures(spans: readonly { from: Scans; to: Scans }[]): Figure[] {
  const [last] = spans.slice(-1);
  return [...(last?.to ?? [])].flatMap(([table, { rows }]): Figure[] => {
    if (rows < FEW_ROWS) return [];
    const scansIn = (scans: Scans) => scans.get(table)?.scans ?? 0;
    const scans = spans.reduce((sum, { from, to }) => sum + scansIn(to) - scansIn(from), 0);
    return [{ name: `${table}, ${rows} rows`, value: scans, unit: 'scans', limit: 0 }];
  });
}
