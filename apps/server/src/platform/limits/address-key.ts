import { isIPv6 } from 'node:net';

/**
 * Whose an address is, for limits: an IPv6 one stands for its network of 64 bits, since one household
 * has as many as it likes. An IPv4 address in IPv6's clothes is itself.
 */
export function addressKey(address: string | undefined): string {
  // Whoever has hung up by now has none any more.
  if (address === undefined) return 'gone';
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = (address.split('%')[0] as string).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  // The last group may be written as IPv4, which takes the place of two.
  const length = left.length + right.length + (address.includes('.') ? 1 : 0);
  const groups = tail === undefined ? left : [...left, ...Array(8 - length).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
