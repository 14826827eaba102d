import { createHash, type KeyObject, randomBytes, sign } from 'node:crypto';
import {
  bits,
  field,
  integer,
  octets,
  oid,
  plainField,
  sequence,
  set,
  time,
  utf8,
  yes,
} from './der.ts';

const ECDSA_WITH_SHA256 = sequence(oid('1.2.840.10045.4.3.2'));

/** Readers refuse a signer without an organization. */
export type Name = { organization?: string; commonName: string };

/** What a certificate says, but for its serial number. */
export type CertificateFacts = {
  subject: Name;
  issuer: Name;
  from: Date;
  until: Date;
  publicKey: KeyObject;
  /** Of whoever issues it, P-256: for its own name where it is an authority's. */
  issuerKey: KeyObject;
  issuerPublicKey: KeyObject;
  /** For an authority: it issues certificates, and none that issue others. */
  isAuthority: boolean;
  /** Extended key usages; none for an authority. */
  usages: readonly string[];
};

/** Makes a certificate (RFC 5280, version 3) as PEM. */
export function makeCertificate(facts: CertificateFacts): string {
  const serial = randomBytes(16);
  serial[0] = (serial[0]! & 0x7f) | 0x40;
  const signed = sequence(
    field(0, integer(Buffer.from([2]))),
    integer(serial),
    ECDSA_WITH_SHA256,
    nameOf(facts.issuer),
    sequence(time(facts.from), time(facts.until)),
    nameOf(facts.subject),
    infoOf(facts.publicKey),
    field(3, sequence(...extensionsOf(facts))),
  );
  const signature = sign('sha256', signed, facts.issuerKey);
  const der = sequence(signed, ECDSA_WITH_SHA256, bits(signature));
  const lines = der.toString('base64').match(/.{1,64}/g)!;
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

const infoOf = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' });

function nameOf({ organization, commonName }: Name): Buffer {
  const part = (kind: string, text: string) => set(sequence(oid(kind), utf8(text)));
  const parts = organization === undefined ? [] : [part('2.5.4.10', organization)];
  return sequence(...parts, part('2.5.4.3', commonName));
}

function extensionsOf(facts: CertificateFacts): Buffer[] {
  const { publicKey, issuerPublicKey, isAuthority, usages } = facts;
  const extension = (name: string, isCritical: boolean, value: Buffer) =>
    sequence(oid(name), ...(isCritical ? [yes()] : []), octets(value));
  const constraints = isAuthority ? [yes(), integer(Buffer.from([0]))] : [];
  // keyCertSign and cRLSign, or digitalSignature.
  const keyUsage = isAuthority ? bits(Buffer.from([0x06]), 1) : bits(Buffer.from([0x80]), 7);
  return [
    extension('2.5.29.19', true, sequence(...constraints)),
    extension('2.5.29.15', true, keyUsage),
    ...(usages.length > 0 ? [extension('2.5.29.37', false, sequence(...usages.map(oid)))] : []),
    extension('2.5.29.14', false, octets(keyIdOf(publicKey))),
    // Without it readers refuse the certificate.
    extension('2.5.29.35', false, sequence(plainField(0, keyIdOf(issuerPublicKey)))),
  ];
}

/** RFC 7093: the first 160 bits of a SHA-256. */
const keyIdOf = (key: KeyObject) =>
  createHash('sha256').update(infoOf(key)).digest().subarray(0, 20);
