/** Where a process that listens on every address of one kind is reached from the same container. */
const OWN = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/**
 * The address that tells whether a web process is well, by its own variables. An empty one counts as not
 * set, as it does for the product.
 */
export function healthAddress({ HOST, PORT }: Record<string, string | undefined>): string {
  const host = HOST || '127.0.0.1';
  const own = OWN.get(host) ?? host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${PORT || '3000'}/healthz`;
}
