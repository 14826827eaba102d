import { X509Certificate } from 'node:crypto';
import { blocksIn } from '../certificates/pem.ts';
import { isIssuedBy } from '../certificates/signer.ts';
import { SIGNING_USAGES } from '../certificates/usages.ts';

/** Whether certificates, a signer's first, lead to one of an authority's (PEM), and hold now. */
export function leadsTo(authority: string, chain: readonly X509Certificate[], now: Date): boolean {
  const anchors = blocksIn(authority).map(({ text }) => new X509Certificate(text));
  let [current, ...others] = chain;
  if (!current || !maySign(current, now)) return false;
  for (;;) {
    const issued: X509Certificate = current;
    if (anchors.some((anchor) => isInTime(anchor, now) && isIssuedBy(issued, anchor))) return true;
    const next = others.find((one) => isInTime(one, now) && isIssuedBy(issued, one));
    if (!next) return false;
    // Each once: a chain that leads to itself leads nowhere.
    others = others.filter((one) => one !== next);
    current = next;
  }
}

/** Whether a certificate is one that signs claims, and holds now. */
export const maySign = (one: X509Certificate, now: Date): boolean =>
  !one.ca &&
  isInTime(one, now) &&
  (one.keyUsage ?? []).some((usage) => SIGNING_USAGES.includes(usage));

const isInTime = ({ validFromDate, validToDate }: X509Certificate, now: Date) =>
  validFromDate <= now && now < validToDate;
