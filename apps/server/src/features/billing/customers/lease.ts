import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DB } from '../../../schema.ts';
import { AccountBusyError } from '../errors.ts';
import type { Person } from './customers.ts';
import { giveLeaseBack, holdsLease, renewLease, takeLease } from './queries.ts';

/**
 * A person's lease: whoever asks Stripe about a person's subscription and writes down or changes
 * what it says, does so alone. It is a row and no transaction, because Stripe is asked meanwhile.
 */
export type Lease = Person & { token: string };

/** A dead holder's lease runs out after this; a living one renews it three times as often. */
const LEASE_SECONDS = 30;
const RENEW_MS = 10_000;
/** A person waits this long for another change of their own. */
const PATIENCE_MS = 30_000;
/** A worker does not: others wait behind it. */
export const WORKER_PATIENCE_MS = 200;
const FIRST_WAIT_MS = 5;
const LONGEST_WAIT_MS = 250;

/**
 * Does `work` while nobody else works on the same person. Throws AccountBusyError after `patienceMs`:
 * people wait, while workers have something else to do and come again.
 */
export async function withLease<Result>(
  db: Kysely<DB>,
  person: Person,
  work: (lease: Lease) => Promise<Result>,
  patienceMs: number = PATIENCE_MS,
): Promise<Result> {
  const { accountId } = person;
  const token = randomUUID();
  const giveUpAt = performance.now() + patienceMs;
  for (let wait = FIRST_WAIT_MS; !(await takeLease(db, accountId, token, LEASE_SECONDS)); ) {
    if (performance.now() > giveUpAt) throw new AccountBusyError();
    await sleep(wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
  const renewal = setInterval(() => {
    // One that fails is made up by the next; a lease that is lost shows when it is confirmed.
    renewLease(db, accountId, token, LEASE_SECONDS).catch(() => {});
  }, RENEW_MS);
  try {
    return await work({ ...person, token });
  } finally {
    clearInterval(renewal);
    await giveLeaseBack(db, accountId, token);
  }
}

/**
 * Part of the transaction that writes what Stripe said. Throws when the lease ran out meanwhile:
 * another holder may have written something newer.
 */
export async function confirmLease(db: Kysely<DB>, lease: Lease): Promise<void> {
  if (!(await holdsLease(db, lease.accountId, lease.token))) throw new AccountBusyError();
}
