import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet } from '../fleet/fleet.ts';
import type { Person } from '../fleet/person.ts';
import { measureAsks } from './asks.ts';
import { measureClaims } from './claims.ts';
import { measureEvents } from './events.ts';
import { measureReads } from './reads.ts';

/** Milliseconds of all that was measured, by what it is, round by round. */
export type Samples = Record<string, number[][]>;

const ROUNDS = 9;
const READS = 200;
/** What came due while it stood still is done by then. */
const SETTLE_MS = 3000;

/** A fleet, and who asks it. */
export type Measured = { fleet: Fleet; askers: Person[]; samples: Samples };

/**
 * Measures fleets in turn, so that a busy moment of the machine is everybody's. The others stand still
 * meanwhile: what is wanted is what two cores do for one fleet.
 */
export async function measureInRounds(measured: readonly Measured[]): Promise<void> {
  for (const { fleet } of measured) fleet.freeze();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of measured) {
      console.error(`round ${round + 1} of ${ROUNDS}: ${one.fleet.database.name}`);
      one.fleet.thaw();
      await sleep(SETTLE_MS);
      await measureOnce(one);
      one.fleet.freeze();
    }
  }
  for (const { fleet } of measured) fleet.thaw();
}

async function measureOnce({ fleet, askers, samples }: Measured): Promise<void> {
  const add = (name: string, times: number[]) => {
    samples[name] = [...(samples[name] ?? []), times];
  };
  const { taken, idle } = await measureClaims(fleet.database);
  add('claim', taken);
  add('claim that finds nothing', idle);
  add('ask', await measureAsks(fleet, askers));
  for (const path of ['/api/projects?limit=10', '/api/auth/user']) {
    add(`GET ${path}`, await measureReads(fleet, askers, path, READS));
  }
  add('event', await measureEvents(fleet, askers[0]!));
}
