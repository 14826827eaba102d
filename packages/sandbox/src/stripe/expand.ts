import { invalidRequest } from './error.ts';
import { intentOfInvoice, paymentOfInvoice } from './invoice-ids.ts';
import type { Invoice, StripeObject } from './objects.ts';

/** Fields that hold an id which can be answered as the whole object. */
const EXPANDABLE = new Set([
  'charge',
  'customer',
  'default_payment_method',
  'invoice',
  'latest_charge',
  'latest_invoice',
  'payment_intent',
  'payment_method',
  'price',
  'product',
  'subscription',
  'test_clock',
]);

const DEEPEST = 4;

type Fields = Record<string, unknown>;
export type FindObject = (id: string) => StripeObject | undefined;

/**
 * A copy of an answer in which these paths (`latest_invoice.payments`) are whole objects. Ids that
 * `find` does not know stay ids. Throws Stripe's error for a field that cannot be expanded.
 */
export function expandFields<T extends object>(body: T, paths: string[], find: FindObject): T {
  return paths.reduce((expanded, path) => {
    const names = path.split('.');
    if (names.filter((name) => name !== 'data').length > DEEPEST) {
      throw invalidRequest(
        `You cannot expand more than ${DEEPEST} levels of a property. Property: ${path}`,
        { param: 'expand' },
      );
    }
    return expandIn(expanded, names, find) as T;
  }, body);
}

function expandIn(value: unknown, [name, ...rest]: string[], find: FindObject): unknown {
  // What is an id or null on the way is one that `find` does not know, or none.
  if (name === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => expandIn(one, [name, ...rest], find));
  const fields = value as Fields;
  return { ...fields, [name]: expandIn(wholeField(fields, name, rest, find), rest, find) };
}

/** The field as it is once expanded, or as it is on the way to what is. */
function wholeField(fields: Fields, name: string, rest: string[], find: FindObject): unknown {
  const value = fields[name];
  if (fields.object === 'invoice' && name === 'payments')
    return paymentsOf(fields as Invoice, find);
  if (fields.object === 'invoice' && name === 'confirmation_secret') {
    return secretOf(fields as Invoice, find);
  }
  if (EXPANDABLE.has(name) && name in fields) {
    return typeof value === 'string' ? (find(value) ?? value) : value;
  }
  if (rest.length > 0 && typeof value === 'object') return value;
  throw invalidRequest(`This property cannot be expanded (${name}).`, { param: 'expand' });
}

/** Not part of an invoice unless asked for. */
function paymentsOf({ id, payments }: Invoice, find: FindObject) {
  if (payments) return payments;
  const payment = find(paymentOfInvoice(id));
  const url = `/v1/invoice_payments?invoice=${id}`;
  return { object: 'list', data: payment ? [payment] : [], has_more: false, url };
}

function secretOf({ id }: Invoice, find: FindObject) {
  const intent = find(intentOfInvoice(id)) as { client_secret?: string } | undefined;
  return intent ? { type: 'payment_intent', client_secret: intent.client_secret } : null;
}
