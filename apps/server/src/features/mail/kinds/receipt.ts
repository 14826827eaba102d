import type { Facts } from '../kinds.ts';
import { inDollars, onDay, type Words } from '../words.ts';

export const receipt = ({ what, cents, paidAt }: Facts['receipt']): Words => ({
  subject: `Your receipt: ${inDollars(cents)}`,
  preheader: `${what}, paid on ${onDay(paidAt)}.`,
  heading: 'Thank you',
  paragraphs: ['We have received your payment.'],
  table: [
    ['For', what],
    ['Paid', inDollars(cents)],
    ['On', onDay(paidAt)],
  ],
  button: { label: 'Open the receipt', path: '/dashboard/billing' },
  reason: 'Receipts come for every payment, whatever you have chosen to hear of.',
});
