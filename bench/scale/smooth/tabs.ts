import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../../figure.ts';
import { memoryOfProcess } from '../../memory.ts';
import type { Fleet } from '../fleet/fleet.ts';
import type { Person } from '../fleet/person.ts';
import type { Server } from '../server.ts';
import { type Cost, costOfEach } from './cost.ts';
import { COUNTED_AFTER_MS } from './counters.ts';

const TABS_OF_EACH = 3;
const MINUTE_MS = 60_000;

/** What the event stream of an open tab costs the first web where nothing happens. */
export async function measureTabs(
  fleet: Fleet,
  server: Server,
  people: readonly Person[],
  rest: Cost,
): Promise<Figure[]> {
  const web = fleet.pids().get('web 1')!;
  const gone = new AbortController();
  const before = await memoryOfProcess(web);
  let tabs = 0;
  for (const person of people) {
    for (let n = 0; n < TABS_OF_EACH; n += 1) {
      const stream = await person.send(fleet.urls[0]!, '/api/events', { signal: gone.signal });
      if (stream.status !== 200) throw new Error(`a stream was answered ${stream.status}`);
      tabs += 1;
    }
  }
  const aMinute = () => sleep(MINUTE_MS - COUNTED_AFTER_MS);
  const cost = await costOfEach(fleet, server, rest, tabs, aMinute);
  const grown = (await memoryOfProcess(web)) - before;
  gone.abort();
  return [
    { name: 'tabs', value: tabs, unit: '' },
    { name: 'memory of a web for each', value: (grown * 1024) / tabs, unit: 'kB' },
    { name: 'transactions', value: cost.transactions, unit: 'a minute' },
    { name: 'web', value: cost.webMs, unit: 'ms of a core a minute' },
    { name: 'PostgreSQL', value: cost.postgresMs, unit: 'ms of a core a minute' },
  ];
}
