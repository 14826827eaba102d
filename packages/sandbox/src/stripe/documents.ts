import { escapeHtml, layout } from '../page-layout.ts';
import { pageHeaders } from '../page-style.ts';
import type { Charge, Invoice, StripeObject } from './objects.ts';
import type { StripeStore } from './store.ts';

const NOTE = "This is Shortcake's sandbox; nothing was charged.";

/**
 * An invoice or receipt for whoever has its link: hosted_invoice_url or receipt_url, which nobody
 * can guess. Everything else is not found.
 */
export async function documentPage(
  store: StripeStore,
  method: string,
  path: string,
): Promise<Response> {
  const [, kind, id = ''] = path.split('/');
  const [object] = method === 'GET' ? await store.find([id]) : [];
  if (object && kind === 'invoices' && isInvoice(object)) {
    if (object.hosted_invoice_url?.endsWith(path)) return page('Sandbox invoice', invoice(object));
  }
  if (object && kind === 'receipts' && isCharge(object)) {
    if (object.receipt_url?.endsWith(path)) return page('Sandbox receipt', receipt(object));
  }
  return page('Not found', '<p class="note">There is no such page.</p>', 404);
}

const isInvoice = (object: StripeObject): object is Invoice => object.object === 'invoice';
const isCharge = (object: StripeObject): object is Charge => object.object === 'charge';

function page(title: string, content: string, status = 200): Response {
  return new Response(layout(title, NOTE, content), { status, headers: pageHeaders() });
}

function invoice({ number, created, lines, currency, ...invoice }: Invoice): string {
  const rows = lines.data.map(({ description, amount }) => [description ?? '', amount] as const);
  const credit = invoice.amount_due - invoice.total;
  return table(
    `${number ?? invoice.id}, ${day(created)}`,
    [...rows, ...(credit === 0 ? [] : [['Credit balance', credit] as const])],
    [
      ['Total', invoice.amount_due],
      [stateOf(invoice.status), null],
    ],
    currency,
  );
}

function stateOf(status: Invoice['status']): string {
  if (status === 'paid') return 'Paid';
  return status === 'void' ? 'Void: nothing is due' : 'Open: not paid yet';
}

function receipt({ id, created, description, amount, amount_refunded, currency }: Charge): string {
  const refunded = amount_refunded > 0 ? [['Refunded', -amount_refunded] as const] : [];
  return table(
    `${id}, ${day(created)}`,
    [[description ?? 'Payment', amount], ...refunded],
    [
      ['Total', amount - amount_refunded],
      ['Paid', null],
    ],
    currency,
  );
}

type Row = readonly [words: string, cents: number | null];

function table(caption: string, rows: Row[], foot: Row[], currency: string): string {
  const row = ([words, cents]: Row) =>
    `<tr><th scope="row">${escapeHtml(words)}</th><td>${cents === null ? '' : money(cents, currency)}</td></tr>`;
  return `<table>
<caption>${escapeHtml(caption)}</caption>
<tbody>
${rows.map(row).join('\n')}
</tbody>
<tfoot>
${foot.map(row).join('\n')}
</tfoot>
</table>`;
}

function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

function day(seconds: number): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(seconds * 1000);
}
