import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { Command, LoggedChange } from '../../platform/command.ts';
import type { DB } from '../../schema.ts';
import type { Billing } from './context.ts';
import { reconcileBilling } from './reconcile/reconcile.ts';

export type BillingCommandContext = {
  billing: Billing;
  /** Writes into the operator's log. */
  logChange: (db: Kysely<DB>, change: LoggedChange) => Promise<void>;
};

const FIX = {
  ...{ action: 'reconcile --fix', target: 'all payments' },
  reason: 'What differs from Stripe is mended',
};

const reconcileCommand: Command<BillingCommandContext> = {
  name: 'reconcile',
  usage: '[--fix]',
  summary: 'compares the ledger with Stripe, names each difference, and with --fix mends it',
  async run(args, { billing, logChange }) {
    const { values } = parseArgs({ args, options: { fix: { type: 'boolean', default: false } } });
    // Ahead of it: it makes many changes, each in a commit of its own, between questions to Stripe.
    if (values.fix) await logChange(billing.db, FIX);
    const found = await reconcileBilling(billing, { mending: values.fix ? 'all' : 'none' });
    const change = values.fix ? { change: { command: 'reconcile --fix', account: null } } : {};
    if (found.length === 0)
      return { exitCode: 0, lines: ['Stripe and the ledger agree.'], ...change };
    const left = values.fix ? await reconcileBilling(billing, { mending: 'none' }) : found;
    if (left.length === 0) {
      const lines = [...found, `Differences mended: ${found.length}.`];
      return { exitCode: 0, lines, ...change };
    }
    return {
      exitCode: 1,
      ...change,
      lines: values.fix
        ? [...found, 'Still there:', ...left, `Differences that stay: ${left.length}.`]
        : [...found, `Differences found: ${found.length}. Mend them with --fix.`],
    };
  },
};

export const billingCommands = [reconcileCommand];
