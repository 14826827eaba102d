import { isGranted } from '../../credits/service.ts';
import { applyInvoice, invoiceDue } from '../takings/invoices.ts';
import type { Comparison, Difference } from './difference.ts';

/** Paid invoices whose credits never came. */
export const compareInvoices: Comparison = async (billing, person, { invoices }) => {
  const missing: Difference[] = [];
  for (const invoice of invoices) {
    const due = await invoiceDue(billing, invoice);
    if (!due || (await isGranted(billing.db, invoice.id))) continue;
    missing.push({
      words: `${invoice.id} of ${person.customerId} is paid (${due.description}), and its ${due.credits} credits were never granted`,
      mend: () => applyInvoice(billing, person, invoice),
    });
  }
  return missing;
};
