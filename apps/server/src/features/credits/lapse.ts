import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { listLots } from './queries.ts';
import { balanceOf, clawBackCredits, LAPSED } from './service.ts';

/**
 * Takes back what a person has left, because their account goes: nobody owes it to anybody any more. Part of
 * a transaction that has the balance. Answers how many credits they could have spent.
 */
export async function lapseCredits(db: Kysely<DB>, accountId: string): Promise<number> {
  const { spendable } = await balanceOf(db, accountId);
  for (const lot of await listLots(db, accountId)) {
    if (lot.remaining <= 0) continue;
    await clawBackCredits(db, {
      ...{ grantSource: lot.source, credits: lot.remaining, source: `${LAPSED}${lot.id}` },
      description: 'Lapsed with the account',
    });
  }
  return spendable;
}
