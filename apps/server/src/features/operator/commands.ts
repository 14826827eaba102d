import { parseArgs } from 'node:util';
import { Reason } from '@shortcake/contract/operator/reason';
import { MAX_REASON } from '@shortcake/contract/operator/reason-limit';
import type { Kysely } from 'kysely';
import { type Command, type LoggedChange, UsageError } from '../../platform/command.ts';
import { KnownError } from '../../platform/errors.ts';
import type { DB } from '../../schema.ts';
import { restore } from '../accounts/people.ts';
import { deleteForPerson } from '../personal-data/erasure/request.ts';
import { endSessions } from '../sessions/session.ts';
import type { Allowance } from '../videos/abandoned/allowance.ts';
import { suspendPerson } from './suspension.ts';

export type OperatorCommandContext = {
  db: Kysely<DB>;
  allowance: Allowance;
  /** Everyone with an e-mail address. */
  findAccounts: (email: string) => Promise<{ id: string; email: string }[]>;
  /** Writes into the operator's log, in the transaction of the change. */
  logChange: (db: Kysely<DB>, change: LoggedChange) => Promise<void>;
};

type Change = { accountId: string; reason: string; allowance: Allowance };

/** What can be done to a person, and what is said then. */
const ACTIONS: Record<
  string,
  { run: (db: Kysely<DB>, change: Change) => Promise<void>; done: string }
> = {
  suspend: {
    run: (db, { allowance, ...change }) => suspendPerson(db, allowance, change),
    done: 'is suspended, signed out, and what was under way is cancelled',
  },
  restore: { run: (db, { accountId }) => restore(db, accountId), done: 'may sign in again' },
  delete: {
    run: (db, { allowance, accountId }) => deleteForPerson(db, allowance, accountId),
    done: 'is signed out, and is deleted within minutes: videos, plan, credits and all',
  },
  'sign-out': { run: (db, { accountId }) => endSessions(db, accountId), done: 'is signed out' },
};

const people: Command<OperatorCommandContext> = {
  name: 'people',
  usage: `${Object.keys(ACTIONS).join('|')} EMAIL --reason TEXT`,
  summary:
    'suspends a person, who reads why when they sign in, lets them in again, ends their sessions, ' +
    'or deletes their account for them, for good',
  async run(args, { db, allowance, findAccounts, logChange }) {
    const { name, email, reason } = readPeople(args);
    const accounts = await findAccounts(email);
    const [account] = accounts;
    if (!account || accounts.length > 1) {
      const line = account
        ? `${accounts.length} people share the address ${email}: do it in the console.`
        : `Nobody with the address ${email} has signed in.`;
      return { exitCode: 1, lines: [line] };
    }
    const { run, done } = ACTIONS[name]!;
    const change = { command: `people ${name}`, account: account.id };
    try {
      await db.transaction().execute(async (db) => {
        await run(db, { accountId: account.id, reason, allowance });
        await logChange(db, { action: name, target: `account ${account.id}`, reason });
      });
    } catch (error) {
      if (!(error instanceof KnownError)) throw error;
      return { exitCode: 1, lines: [error.message], change };
    }
    return { exitCode: 0, lines: [`${account.email} ${done}.`], change };
  },
};

function readPeople(args: string[]): { name: string; email: string; reason: string } {
  const { values, positionals } = parseArgs({
    args,
    options: { reason: { type: 'string' } },
    allowPositionals: true,
  });
  const [name, email, ...more] = positionals;
  if (name === undefined || !Object.hasOwn(ACTIONS, name)) {
    throw new UsageError(`Give one of ${Object.keys(ACTIONS).join(', ')}.`);
  }
  if (email === undefined || more.length > 0) throw new UsageError('Give one e-mail address.');
  const { success, data: reason } = Reason.safeParse(values.reason);
  if (!success) throw new UsageError(`Give a reason, of at most ${MAX_REASON} characters.`);
  return { name, email, reason };
}

export const operatorCommands = [people];
