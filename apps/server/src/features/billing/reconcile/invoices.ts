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
    const what =
      due && !(await isGranted(billing.db, invoice.id))
        ? `is paid (${due.description}), and its ${due.credits} credits were never granted`
        : `is paid, and its ${payment?.cents} cents are not in the journal`;
    missing.push({
      words: `${invoice.id} of ${person.customerId} ${what}`,
      mend: () => applyInvoice(billing, person, invoice),
    });
  }
  return missing;
};
