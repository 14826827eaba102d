import { randomUUID } from 'node:crypto';
import { creditsRemaining } from '@shortcake/contract/credits';
import fc from 'fast-check';
import { pino } from 'pino';
import { expect } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { recordOf } from '../../../test/told.ts';
import type { Happening, Happenings } from '../../happenings.ts';
import { Listeners } from '../../platform/listeners.ts';
import type { DB } from '../../schema.ts';
import { insertAccount } from '../accounts/queries.ts';
import {
  balanceOf,
  captureCredit,
  grantCredits,
  holdCredits,
  openCreditAccount,
  releaseCredit,
} from './service.ts';
import { listTransactions } from './transaction-queries.ts';

/** A database, and what tests do to accounts of credits there. */
export async function openBalances() {
  const happenings: Happenings = new Listeners<Happening>(pino({ level: 'silent' }));
  const told = recordOf(happenings);
  const { db, sql, destroy } = await createTestDatabase<DB>({ tellTo: happenings });

  async function newAccount(): Promise<string> {
    const subject = randomUUID();
    const email = `${subject}@example.com`;
    const profile = {
      issuer: 'test',
      subject,
      email,
      firstName: null,
      lastName: null,
      isEmailVerified: true,
    };
    const id = (await insertAccount(db, profile)) as string;
    await openCreditAccount(db, id);
    return id;
  }

  const give = (accountId: string, credits: number, source: string = randomUUID()) =>
    db.transaction().execute((db) =>
      grantCredits(db, {
        accountId,
        credits,
        book: 'purchased',
        source,
        description: 'For a test',
      }),
    );

  const spend = (accountId: string, projectId: string = randomUUID()) =>
    db
      .transaction()
      .execute((db) => holdCredits(db, accountId, [{ projectId, title: 'Test' }]))
      .then(() => projectId);

  const settle = (how: typeof captureCredit, projectId: string) =>
    db.transaction().execute((db) => how(db, projectId));

  return { db, sql, destroy, told, newAccount, give, spend, settle };
}

/** Lives histories of accounts, and expects each balance to be right after each step. */
export async function expectToAddUp(
  { db, newAccount, give, spend, settle }: Awaited<ReturnType<typeof openBalances>>,
  histories: { numRuns: number; seed?: number },
): Promise<void> {
  const Action = fc.oneof(
    fc.record({ do: fc.constant('give' as const), credits: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ do: fc.constant('spend' as const) }),
    fc.record({ do: fc.constantFrom('capture' as const, 'release' as const), nth: fc.nat(5) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(Action, { maxLength: 12 }), async (actions) => {
      const account = await newAccount();
      const open: string[] = [];
      const model = { spendable: 0, held: 0 };
      for (const action of actions) {
        if (action.do === 'give') {
          await give(account, action.credits);
          model.spendable += action.credits;
        } else if (action.do === 'spend') {
          const spent = await spend(account).catch(() => null);
          expect(spent !== null).toBe(model.spendable > 0);
          if (spent === null) continue;
          open.push(spent);
          model.spendable -= 1;
          model.held += 1;
        } else {
          const [project] = open.splice(action.nth % Math.max(1, open.length), 1);
          if (!project) continue;
          await settle(action.do === 'capture' ? captureCredit : releaseCredit, project);
          model.held -= 1;
          if (action.do === 'release') model.spendable += 1;
        }
        expect(await balanceOf(db, account)).toMatchObject(model);
        const listed = creditsRemaining(await listTransactions(db, account));
        expect(listed).toBe(model.spendable);
      }
    }),
    histories,
  );
}
