import { isIP } from 'node:net';
import { isPrivateAddress } from '../../platform/download/private-addresses.ts';
import { InvalidRequestError } from '../../platform/errors.ts';
import { isLoopback } from '../../platform/is-loopback.ts';

/** Names that lead nowhere outside of a network of somebody's own. */
const OF_A_NETWORK = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)\.?$/;

/**
 * The address of a webhook as it is kept. Throws InvalidRequestError for one that must not be asked. Where
 * its name leads is looked at whenever it is asked: that may change at any time.
 */
export function checkedUrl(text: string, isLoopbackAllowed: boolean): string {
  const url = new URL(text);
  const { protocol, hostname, username, password } = url;
  if (username || password)
    refuse('must have no user and no password: the signature says who sends');
  if (url.port === '0') refuse('must not be at port 0, which nobody can listen at');
  url.hash = '';
  if (isLoopbackAllowed && isLoopback(hostname) && /^https?:$/.test(protocol)) return url.href;
  if (protocol !== 'https:') refuse('must begin with https://');
  if (!isPublic(hostname)) refuse('must lead to a host that the internet reaches');
  return url.href;
}

function isPublic(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address)) return !isPrivateAddress(address);
  return hostname.includes('.') && !OF_A_NETWORK.test(hostname);
}

function refuse(what: string): never {
  throw new InvalidRequestError(`url: ${what}`);
}
