import { isGranted } from '../../credits/service.ts';
import { applyInvoice, invoiceDue, isApplied, paymentOf } from '../takings/invoices.ts';
import type { Comparison, Difference } from './difference.ts';

/** Paid invoices whose credits never came, or that the journal has not. */
export const compareInvoices: Comparison = async (billing, person, { invoices }) => {
  const missing: Difference[] = [];
  for (const invoice of invoices) {
    const due = await invoiceDue(billing, invoice);
    const payment = await paymentOf(billing, person.accountId, invoice);
    if (await isApplied(billing, invoice, { due, payment })) continue;
    const payer = `${invoice.id} of ${person.customerId}`;
    const told: Pick<Difference, 'kind' | 'words'> =
      due && !(await isGranted(billing.db, invoice.id))
        ? {
            kind: 'a payment without its credits',
            words: `${payer} is paid (${due.description}), and its ${due.credits} credits were never granted`,
          }
        : {
            kind: 'money that is not in the journal',
            words: `${payer} is paid, and its ${payment?.cents} cents are not in the journal`,
          };
    missing.push({
      ...told,
      mend: () => applyInvoice(billing, person, invoice),
    });
  }
  return missing;
};
