// An invoice, its payment and its payment intent share what follows the underscore, so that each is
// found from the others at once. Outside of this file nothing may rely on it.

export const paymentOfInvoice = (invoice: string) => withPrefix('inpay', invoice);
export const intentOfInvoice = (invoice: string) => withPrefix('pi', invoice);
export const invoiceOfIntent = (intent: string) => withPrefix('in', intent);

function withPrefix(prefix: string, id: string): string {
  return `${prefix}_${id.slice(id.indexOf('_') + 1)}`;
}
