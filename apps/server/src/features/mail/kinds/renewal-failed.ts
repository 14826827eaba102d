import { planTitles } from '@shortcake/contract/plans';
import type { Facts } from '../kinds.ts';
import { inDollars, onDay, type Words } from '../words.ts';

export function renewalFailed({ plan, cents, nextAttempt }: Facts['renewal-failed']): Words {
  const name = `${planTitles[plan]} plan`;
  return {
    subject: `Your ${name} could not be renewed`,
    preheader: `${inDollars(cents)} could not be charged. You can pay it on Billing.`,
    heading: 'A payment did not go through',
    paragraphs: [
      `We could not charge ${inDollars(cents)} for the next month of your ${name}, so its credits have not come yet.`,
      nextAttempt
        ? `Your bank will be asked again on ${onDay(nextAttempt)}. You can pay now, with another card too, and have the credits at once.`
        : 'Your bank will not be asked again. To keep the plan, pay now; another card will do.',
    ],
    button: { label: 'Pay on Billing', path: '/dashboard/billing' },
    reason: 'Mails about your plan come whatever you have chosen to hear of.',
  };
}
