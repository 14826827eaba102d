import type { Fleet } from '../fleet/fleet.ts';
import type { Person } from '../fleet/person.ts';
import { measureAsks } from './asks.ts';
import { measureClaims } from './claims.ts';
import { measureEvents } from './events.ts';
import { measureReads } from './reads.ts';

/** Milliseconds of all that was measured, by what it is. */
export type Samples = Record<string, number[]>;

const ROUNDS = 5;
const READS = 200;

/** A fleet, and who asks it. */
export type Measured = { fleet: Fleet; askers: Person[]; samples: Samples };

/** Measures fleets in turn, so that a busy moment of the machine is everybody's. */
export async function measureInRounds(measured: readonly Measured[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of measured) {
      console.error(`round ${round + 1} of ${ROUNDS}: ${one.fleet.database.name}`);
      await measureOnce(one);
    }
  }
}

async function measureOnce({ fleet, askers, samples }: Measured): Promise<void> {
  const add = (name: string, times: number[]) => {
    samples[name] = [...(samples[name] ?? []), ...times];
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
