import { createMailSandbox } from '@shortcake/sandbox/mail';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import { mailAddressOf } from '../features/accounts/service.ts';
import type { Billing } from '../features/billing/context.ts';
import { unpaidRenewal } from '../features/billing/plans/unpaid-invoice.ts';
import { receiptFacts } from '../features/billing/takings/receipts.ts';
import { balanceOf, LOW } from '../features/credits/service.ts';
import type { Composing, FactsOf } from '../features/mail/compose.ts';
import { startMails } from '../features/mail/send.ts';
import { decisionForOwner, decisionForReporter } from '../features/reports/decisions.ts';
import { endedProject } from '../features/videos/service.ts';
import { seriesOutcome } from '../features/videos/whole-series.ts';
import { switchedOff } from '../features/webhooks/off.ts';
import type { FetchHandler } from '../platform/http/fetch-handler.ts';
import type { Log } from '../platform/log.ts';
import type { Secrets } from '../platform/secrets.ts';
import { createSmtp, type Sender } from '../platform/smtp.ts';
import type { DB } from '../schema.ts';
import { createMailbox, putIntoMailbox } from './mailbox-store.ts';

/** Where the sandbox's mailbox is, under the public address. */
export const SANDBOX_MAIL = '/sandbox/mail';

/** Whom the sandbox's mails are from. */
const SANDBOX_FROM: Sender = { name: 'Shortcake', address: 'shortcake@localhost' };

/** The sandbox's mailbox where no mail is sent; undefined where it is. */
export function mailSandboxOf({ smtp }: Config, db: Kysely<DB>): FetchHandler | undefined {
  return smtp ? undefined : createMailSandbox(SANDBOX_MAIL, createMailbox(db));
}

/**
 * Sends mails, or puts them into the sandbox's mailbox, until stopped. In processes with an HTTP half: they
 * know the public address, and the secret that signs what unsubscribes.
 */
export function startMail(
  { smtp, publicUrl: { origin } }: Config,
  { db, billing, secrets, log }: { db: Kysely<DB>; billing: Billing; secrets: Secrets; log: Log },
): { stop(): Promise<void> } {
  const from = smtp?.from ?? SANDBOX_FROM;
  const composing = composingOf(db, { from, origin, billing, secrets });
  const deliver = smtp ? createSmtp(smtp.url, from) : putIntoMailbox(db, from);
  return startMails(db, composing, deliver, log);
}

/** What the mails of this product are composed by. */
export const composingOf = (
  db: Kysely<DB>,
  {
    from,
    billing,
    ...more
  }: { from: Sender; origin: string; billing: Pick<Billing, 'db' | 'stripe'>; secrets: Secrets },
): Composing => ({
  ...{ db, ...more, factsOf: factsOf(db, billing) },
  domain: from.address.split('@')[1] as string,
  addressOf: (account) => mailAddressOf(db, account),
});

/** What each kind of mail tells, if it is still so. */
function factsOf(db: Kysely<DB>, billing: Pick<Billing, 'db' | 'stripe'>): FactsOf {
  return {
    async 'video-ready'({ account, object }) {
      const project = await endedProject(db, account, object);
      return project?.status === 'completed' && !project.isDown ? project : undefined;
    },
    async 'video-failed'({ account, object }) {
      const project = await endedProject(db, account, object);
      return project?.status === 'failed' ? project : undefined;
    },
    'series-ready': ({ account, object }) => seriesOutcome(db, account, object),
    receipt: ({ account, object }) => receiptFacts(db, account, object),
    'renewal-failed': ({ account, object }) => unpaidRenewal(billing, account, object),
    async 'credits-low'({ account }) {
      const { spendable: credits } = await balanceOf(db, account);
      return credits < LOW ? { credits } : undefined;
    },
    'account-deleted': async ({ credits }) => ({ credits }),
    'report-decided': (told) =>
      'to' in told
        ? decisionForReporter(db, told.report)
        : decisionForOwner(db, told.account, { projectId: told.object, what: told.what }),
    'webhook-off': ({ account, object }) => switchedOff(db, account, object),
  };
}
