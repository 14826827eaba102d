/** Fields of objects about a customer that say who that is. */
const PERSONAL = new Set([
  ...['address', 'billing_details', 'email', 'name', 'phone', 'receipt_email', 'shipping'],
  ...['customer_address', 'customer_email', 'customer_name', 'customer_phone', 'customer_shipping'],
]);

/**
 * A copy of an object, or of an answer, that does not say whom it is about; metadata has our own ids alone. Stripe does so on its own to
 * what it keeps of a deleted customer when a redaction job is run
 * (https://docs.stripe.com/privacy/redaction, in public preview); here the deletion itself does it.
 */
export function redacted<T>(value: T): T {
  if (Array.isArray(value)) return value.map(redacted) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      PERSONAL.has(field) ? null : redacted(inner),
    ]),
  ) as T;
}
