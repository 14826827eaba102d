import { randomInt, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { MOST_CREDITS_CHANGED } from '@shortcake/contract/operator/people';
import type { Kysely } from 'kysely';
import { type Command, type LoggedChange, UsageError } from '../../platform/command.ts';
import { nowAndThen } from '../../platform/now-and-then.ts';
import type { DB } from '../../schema.ts';
import { changeCredits } from './by-operator.ts';
import { checkLedger, type Progress } from './check-ledger.ts';
import { MOST_SEEDS, SAMPLE } from './daily-check.ts';

export type CreditCommandContext = {
  db: Kysely<DB>;
  /** Everyone with an e-mail address. */
  findAccounts: (email: string) => Promise<{ id: string; email: string }[]>;
  hasVideo: (projectId: string) => Promise<boolean>;
  /** Writes into the operator's log, in the transaction of the change. */
  logChange: (db: Kysely<DB>, change: LoggedChange) => Promise<void>;
};

const grantCreditsCommand: Command<CreditCommandContext> = {
  name: 'grant-credits',
  usage: 'EMAIL COUNT --reason TEXT',
  summary: 'gives a person credits, and tells them why in their history',
  async run(args, { db, findAccounts, logChange }) {
    const { email, credits, reason } = readGrant(args);
    const accounts = await findAccounts(email);
    const [account] = accounts;
    if (!account)
      return { exitCode: 1, lines: [`Nobody with the address ${email} has signed in.`] };
    if (accounts.length > 1) {
      return { exitCode: 1, lines: [`${accounts.length} people share the address ${email}.`] };
    }
    await db.transaction().execute(async (db) => {
      const changeId = randomUUID();
      await changeCredits(db, { accountId: account.id, changeId, credits, reason });
      const target = `account ${account.id}: ${credits} credits`;
      await logChange(db, { action: 'grant-credits', target, reason });
    });
    const noun = credits === 1 ? 'credit' : 'credits';
    const change = { command: 'grant-credits', account: account.id };
    return { exitCode: 0, lines: [`Granted ${credits} ${noun} to ${account.email}.`], change };
  },
};

function readGrant(args: string[]): { email: string; credits: number; reason: string } {
  const { values, positionals } = parseArgs({
    args,
    options: { reason: { type: 'string' } },
    allowPositionals: true,
  });
  const [email, count, ...more] = positionals;
  if (email === undefined || count === undefined || more.length > 0) {
    throw new UsageError('Give an e-mail address and a count.');
  }
  const credits = Number(count);
  if (!/^\d+$/.test(count) || credits < 1 || credits > MOST_CREDITS_CHANGED) {
    throw new UsageError(
      `COUNT must be a whole number from 1 to ${MOST_CREDITS_CHANGED}, not ${count}.`,
    );
  }
  const reason = values.reason?.trim();
  if (!reason) throw new UsageError('Give a reason: the person will read it.');
  return { email, credits, reason };
}

const checkLedgerCommand: Command<CreditCommandContext> = {
  name: 'check-ledger',
  usage: '[--files | --seed NUMBER]',
  summary:
    'verifies every rule of the credit ledger, looks for some stored videos or for all of them ' +
    '(--files), and names each breach',
  async run(args, { db, hasVideo }) {
    const { isAll, seed } = readCheck(args);
    let sampled: number | undefined;
    const aloud = nowAndThen();
    const breaches = await checkLedger(db, hasVideo, {
      ...(isAll ? {} : { sample: { ...SAMPLE, seed } }),
      onProgress: (now) => {
        if (now.what === 'videos' && now.done === now.total && !now.isAll) sampled = now.done;
        aloud(() => say(now));
      },
    });
    if (sampled !== undefined) {
      console.error(
        `Looked for ${sampled} videos: the newest ${SAMPLE.newest}, and others by chance ` +
          `(again with --seed ${seed}). With --files all are looked for.`,
      );
    }
    if (breaches.length === 0) return { exitCode: 0, lines: ['The ledger keeps every rule.'] };
    return { exitCode: 1, lines: [...breaches, `Breaches found: ${breaches.length}.`] };
  },
};

function readCheck(args: string[]): { isAll: boolean; seed: number } {
  const { values } = parseArgs({
    args,
    options: { files: { type: 'boolean', default: false }, seed: { type: 'string' } },
  });
  const { files, seed = String(randomInt(MOST_SEEDS)) } = values;
  if (!/^\d+$/.test(seed) || (files && values.seed !== undefined)) {
    throw new UsageError('Give --files alone, or a whole number as --seed.');
  }
  return { isAll: files, seed: Number(seed) };
}

function say({ what, done, total }: Progress): void {
  const did = what === 'rules' ? 'Verified' : 'Looked for';
  console.error(`${did} ${done} of ${total} ${what} ...`);
}

export const creditCommands = [grantCreditsCommand, checkLedgerCommand];
