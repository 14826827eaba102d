import { answer, refuse } from './answers.ts';
import { heading, press, type Screen, text } from './screen.ts';

const path = '/dashboard/billing';

/** A person's plan, credits and payments. */
export const billingScreens: Screen[] = [
  { name: 'billing', path, who: 'subscriber', shows: heading('Recent Usage') },
  { name: 'billing-cancelled', path, who: 'cancelled', shows: heading('Resubscribe') },
  { name: 'billing-without-plan', path, who: 'creator', shows: heading('Available Plans') },
  {
    name: 'billing-error',
    path,
    who: 'subscriber',
    given: (page) => refuse(page, 'listTransactions', 503, 'The books are closed for a moment.'),
    shows: text('Your billing could not be loaded'),
    mayComplain: /503/,
  },
  {
    name: 'billing-unpaid',
    path,
    who: 'subscriber',
    given: (page) =>
      answer(page, 'unpaidInvoice', {
        invoice: {
          amount: 60,
          address: 'https://invoice.invalid/',
          nextAttempt: '2026-11-25T10:00:00.000Z',
        },
      }),
    shows: heading('Your last payment failed'),
  },
  {
    name: 'billing-buy-credits',
    path,
    who: 'subscriber',
    when: press('Buy Credits'),
    shows: (page) => page.getByLabel('Amount of credits'),
  },
  {
    name: 'billing-cancel-question',
    path,
    who: 'subscriber',
    when: press('Cancel Subscription'),
    shows: heading('Cancel your subscription?'),
  },
];
