import http from 'node:http';
import https from 'node:https';
import { isIPv4 } from 'node:net';
import { AntiSSRFPolicy, PolicyConfigOptions } from '@microsoft/antissrf';
import { refused } from './error.ts';

/** IPv4 written as IPv6 in ways that the policy lets through: `::127.0.0.1`, `::ffff:0:127.0.0.1`. */
const MORE_PRIVATE_ADDRESSES = ['::/96', '::ffff:0:0:0/96'];

function externalOnly(): AntiSSRFPolicy {
  const policy = new AntiSSRFPolicy(PolicyConfigOptions.ExternalOnlyLatest);
  policy.addDeniedAddresses(MORE_PRIVATE_ADDRESSES);
  // It would send `X-Forwarded-For: true` for metadata servers to refuse, which are never reached.
  policy.addXFFHeader = false;
  return policy;
}

const DENIED = externalOnly().deniedAddresses;

/** Whether an address in numbers is one that the internet does not reach. The policy knows IPv4 as IPv6 alone. */
export const isPrivateAddress = (address: string): boolean =>
  DENIED.check(isIPv4(address) ? `::ffff:${address}` : address, 'ipv6');

/** The agent that an address may be asked with. Throws DownloadError for one that must not be. */
export type AgentFor = (url: URL) => http.Agent;

/**
 * Decides what may be asked: anything at `privateOrigins`; elsewhere https alone, with an agent that
 * refuses private addresses. It looks at the very addresses that it then connects to, so that a name
 * cannot mean one thing when checked and another when used.
 */
export function createAgentFor(privateOrigins: readonly string[]): AgentFor {
  const toPublic = externalOnly().getHttpsAgent();
  const toPrivate = { 'http:': new http.Agent(), 'https:': new https.Agent() };
  const isPrivate = new Set(privateOrigins);

  return ({ protocol, origin, host, username, password }) => {
    // Node would send them on as a key; nobody whom we ask gives such an address.
    if (username || password) throw refused(`an address at ${host} has a password`);
    if ((protocol === 'http:' || protocol === 'https:') && isPrivate.has(origin)) {
      return toPrivate[protocol];
    }
    if (protocol !== 'https:') throw refused(`an address at ${host} is not https`);
    return toPublic;
  };
}
