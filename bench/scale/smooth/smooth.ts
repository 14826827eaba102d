import { fillHistory, fillWaiting } from '../../../apps/server/test/fill/fill.ts';
import { ASKERS } from '../../../apps/server/test/fill/people.ts';
import type { Report } from '../../report.ts';
import { type Engines, startEngines } from '../fleet/engines.ts';
import { type Fleet, startFleet } from '../fleet/fleet.ts';
import { type Person, signIn } from '../fleet/person.ts';
import type { Options } from '../options.ts';
import type { Server } from '../server.ts';
import { type Cost, costOfEach, measureRest } from './cost.ts';
import { readScans, readStatements, resetStatements, type Scans } from './counters.ts';
import * as figures from './figures.ts';
import { bytesOf, measureReads } from './reads.ts';
import { type Measured, measureInRounds } from './rounds.ts';
import { measureTabs } from './tabs.ts';
import { makeVideos, VIDEOS } from './videos.ts';

/** What the large database is compared with. */
const SMALL = 1000;
const REST_SECONDS = 20;
/** So many that a core's hundredths of a second tell what one costs. */
const READS = 2000;
/** An engine that takes its time: what waits goes on waiting, and asks are measured beside it. */
const SLOW_ASK_MS = 20_000;

/** Fills two databases, one of them small, and drives a fleet against each. */
export async function measureSmooth(
  server: Server,
  { finished, waiting }: Pick<Options, 'finished' | 'waiting'>,
  report: Report,
): Promise<void> {
  const engines = await startEngines(2);
  const measured: Begun[] = [];
  try {
    const large = await begin(server, engines, 'large', finished);
    measured.push(large);
    const { fleet, askers } = large;
    const rest = await measureRest(fleet, server, REST_SECONDS);
    report.add(`At rest, ${finished} finished`, [
      ...figures.restFigures(rest),
      ...(await figures.sizeFigures(fleet)),
    ]);
    report.add('What one video costs', await costOfVideo(large, server, engines, rest));
    report.add('What one read costs', await costOfReads(fleet, server, askers, rest));
    report.add('What one open tab costs', await measureTabs(fleet, server, askers, rest));

    if (finished > SMALL) measured.push(await begin(server, engines, 'small', SMALL));
    engines.takeTime(SLOW_ASK_MS);
    // What fills a database reads it, too: that is between the two spans.
    const first = { from: large.filled, to: await readScans(fleet.database) };
    for (const { fleet } of measured) await fillWaiting(fleet.database, waiting);
    await server.checkpoint();
    const from = await readScans(fleet.database);
    await resetStatements(fleet.database);
    await measureInRounds(measured);
    report.add(`${waiting} waiting, ${finished} finished`, figures.latencyFigures(large.samples));
    const [, small] = measured;
    if (small)
      report.add(`Against ${SMALL} finished`, figures.ratioFigures(large.samples, small.samples));
    const second = { from, to: await readScans(fleet.database) };
    report.add('Sequential scans', figures.scanFigures([first, second]));
    console.table(await readStatements(fleet.database));
  } finally {
    for (const { fleet } of measured) await fleet.stop();
    await engines.stop();
  }
}

/** With how often tables had been read from end to end before the fleet began. */
type Begun = Measured & { filled: Scans };

async function begin(
  server: Server,
  engines: Engines,
  name: string,
  finished: number,
): Promise<Begun> {
  const database = await server.createDatabase(name);
  const start = performance.now();
  await fillHistory(database, finished);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.error(`${finished} finished projects written in ${seconds} s`);
  await server.checkpoint();
  const askers = await signIn(database, 'asker', ASKERS);
  const filled = await readScans(database);
  const fleet = await startFleet(database, server.directory, engines.variables);
  return { fleet, askers, samples: {}, filled };
}

async function costOfVideo(
  { fleet, askers }: Measured,
  server: Server,
  engines: Engines,
  rest: Cost,
) {
  // The first ones find nothing warm.
  await makeVideos(fleet, askers, 'warm');
  const before = await engines.asked();
  const make = () => makeVideos(fleet, askers, 'measured');
  const cost = await costOfEach(fleet, server, rest, VIDEOS, make);
  const polls = (await engines.asked()).polls - before.polls;
  return figures.videoFigures(cost, polls / VIDEOS);
}

async function costOfReads(fleet: Fleet, server: Server, askers: readonly Person[], rest: Cost) {
  const found = [];
  for (const path of ['/api/projects?limit=10', '/api/auth/user']) {
    const read = () => measureReads(fleet, askers, path, READS);
    const cost = await costOfEach(fleet, server, rest, READS, read);
    found.push(...figures.readFigures(path, cost, await bytesOf(fleet, askers[0]!, path)));
  }
  return found;
}
