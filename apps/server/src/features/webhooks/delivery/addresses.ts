import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** The addresses of a host, in numbers. Throws where it has none, or nobody says. */
export type Resolve = (hostname: string) => Promise<string>;

const TIMEOUTS = { timeout: 2000, tries: 2 };

/**
 * Looks up where a host is, by the network alone: the usual look-up takes one of the process's four
 * threads, and four names whose servers say nothing would hold up every file and every other name.
 */
export async function addressOf(hostname: string): Promise<string> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal)) return literal;
  // One of its own: what it waits for can so be given up alone.
  const resolver = new Resolver(TIMEOUTS);
  const [address] = await resolver.resolve4(hostname).catch(() => resolver.resolve6(hostname));
  if (address === undefined) throw new Error('no address');
  return address;
}
