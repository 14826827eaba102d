import { escapeHtml, layout } from '../page-layout.ts';
import { pageHeaders } from '../page-style.ts';
import type { Charge, Invoice, StripeObject } from './objects.ts';
import type { StripeStore } from './store.ts';

const NOTE = "This is Shortcake's sandbox; nothing was charged.";

/**
 * An invoice or receipt for whoever has its link: hosted_invoice_url or receipt_url, which nobody
 * can guess. Everything else is not found. `payInvoice` pays an open one, or leaves it as it is.
 */
export async function documentPage(
  store: StripeStore,
  { method, path }: { method: string; path: string },
  payInvoice: (id: string) => Promise<void>,
): Promise<Response> {
  const [, kind, id = ''] = path.split('/');
  const [object] = await store.find([id]);
  if (object && kind === 'invoices' && isInvoice(object)) {
    const { hosted_invoice_url: url } = object;
    if (method === 'GET' && url?.endsWith(path)) return page('Sandbox invoice', invoice(object));
    if (method === 'POST' && url && `${url}/pay`.endsWith(path)) {
      await payInvoice(id);
      return backTo(url);
    }
  }
  if (object && kind === 'receipts' && isCharge(object) && method === 'GET') {
    if (object.receipt_url?.endsWith(path)) return page('Sandbox receipt', receipt(object));
  }
  return page('Not found', '<p class="note">There is no such page.</p>', 404);
}

/** By its path alone: the browser may know this machine by another name than the link's. */
function backTo(url: string): Response {
  const headers = { location: new URL(url).pathname, 'cache-control': 'no-store' };
  return new Response(null, { status: 303, headers });
}

const isInvoice = (object: StripeObject): object is Invoice => object.object === 'invoice';
const isCharge = (object: StripeObject): object is Charge => object.object === 'charge';

function page(title: string, content: string, status = 200): Response {
  return new Response(layout(title, NOTE, content), { status, headers: pageHeaders() });
}

function invoice({ number, created, lines, currency, ...invoice }: Invoice): string {
  const rows = lines.data.map(({ description, amount }) => [description ?? '', amount] as const);
  const credit = invoice.amount_due - invoice.total;
  const shown = table(
    `${number ?? invoice.id}, ${day(created)}`,
    [...rows, ...(credit === 0 ? [] : [['Credit balance', credit] as const])],
    [
      ['Total', invoice.amount_due],
      [stateOf(invoice.status), null],
    ],
    currency,
  );
  return invoice.status === 'open' ? `${shown}\n${payForm(invoice.hosted_invoice_url)}` : shown;
}

const payForm = (url: string | null | undefined) =>
  `<form method="post" action="${escapeHtml(new URL(`${url}/pay`).pathname)}">
<button class="main pay">Pay with a test card</button>
</form>`;

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
