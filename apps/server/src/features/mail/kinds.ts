import type { PlanName } from '@shortcake/contract/plans';
import type { ReportKind } from '@shortcake/contract/report-limits';

/** What each kind of mail tells, as it is when the mail is sent. */
export type Facts = {
  'video-ready': { title: string };
  /** `reason` is in words for people. */
  'video-failed': { title: string; reason: string; isCreditBack: boolean };
  'series-ready': { id: string; title: string; ready: number; failed: number };
  /** `what` is what the history calls it. */
  receipt: { what: string; cents: number; paidAt: Date };
  /** Undefined `nextAttempt`: Stripe tries no more. */
  'renewal-failed': { plan: PlanName; cents: number; nextAttempt: Date | undefined };
  'credits-low': { credits: number };
  /** Credits that lapsed with it. */
  'account-deleted': { credits: number };
  'report-decided': AboutReport;
  /** `host` is of the webhook's address, whose rest may be a secret. */
  'webhook-off': { host: string; because: 'failing' | 'gone' };
};

/** What a video's owner is told of, or who reported it. `reason` is the operator's, undefined once it is forgotten. */
type AboutReport =
  | {
      to: 'owner';
      what: 'taken down' | 'put back' | 'stays down';
      title: string;
      kind: ReportKind;
      reason: string | undefined;
      /** Until when they can object. */
      until: Date;
      /** Whether they did. */
      isObjected: boolean;
      /** Whether an operator keeps them out. */
      isSuspended: boolean;
    }
  | {
      to: 'reporter';
      /** The report's id. */
      report: string;
      kind: ReportKind;
      outcome: 'kept' | 'taken down' | 'put back';
      reason: string | undefined;
    };

export type MailKind = keyof Facts;

/** Kinds that come unless somebody has switched them off; the others come in any case. */
const SWITCHABLE: readonly MailKind[] = [
  ...(['video-ready', 'video-failed', 'series-ready', 'credits-low'] as const),
];

export const isSwitchable = (kind: MailKind): boolean => SWITCHABLE.includes(kind);
