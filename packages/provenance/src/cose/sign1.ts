import { sign, verify, X509Certificate } from 'node:crypto';
import { decode } from '../cbor/decode.ts';
import { encode } from '../cbor/encode.ts';
import { Tagged } from '../cbor/tagged.ts';
import type { Signer } from '../certificates/signer.ts';
import { BrokenFileError } from '../source.ts';
import { ALGORITHMS, HEADER } from './algorithms.ts';

const SIGN1_TAG = 18;
/** No chain of certificates is so long. */
const MOST_CERTIFICATES = 10;

/** What is signed: RFC 9052, section 4.4. */
const toBeSigned = (header: Uint8Array, payload: Uint8Array) =>
  encode(['Signature1', header, Buffer.alloc(0), payload]);

/** COSE_Sign1 over a payload that is not in it, with the signer's certificates. Its length is always the same. */
export function signDetached(payload: Uint8Array, signer: Signer): Buffer {
  const { algorithm, chain, key } = signer;
  const certificates = chain.length === 1 ? chain[0] : chain;
  const header = encode(
    new Map<number, unknown>([
      [HEADER.algorithm, algorithm.id],
      [HEADER.chain, certificates],
    ]),
  );
  const signature = sign(algorithm.hash, toBeSigned(header, payload), {
    ...{ key, ...algorithm.options },
  });
  return encode(new Tagged(SIGN1_TAG, [header, {}, null, signature]));
}

export type Signature = {
  /** The signer's first. */
  certificates: X509Certificate[];
  /** As whoever stamped it says: nobody has looked at who that was. */
  stampedAt: Date | null;
  verifies(payload: Uint8Array): boolean;
};

/** Reads a COSE_Sign1. Throws BrokenFileError for what is none, or has no certificate. */
export function readSignature(bytes: Uint8Array): Signature {
  const decoded = decode(bytes);
  const parts = decoded instanceof Tagged && decoded.tag === SIGN1_TAG ? decoded.value : decoded;
  if (!Array.isArray(parts) || parts.length !== 4) throw new BrokenFileError('no COSE signature');
  const [header, open, , signature] = parts;
  if (!(header instanceof Uint8Array && open instanceof Map && signature instanceof Uint8Array)) {
    throw new BrokenFileError('no COSE signature');
  }
  const inside = header.length === 0 ? new Map() : decode(header);
  if (!(inside instanceof Map)) throw new BrokenFileError('no COSE signature');
  const certificates = certificatesIn(
    inside.get(HEADER.chain) ??
      inside.get('x5chain') ??
      open.get('x5chain') ??
      open.get(HEADER.chain),
  );
  const algorithm = ALGORITHMS.find(({ id }) => id === inside.get(HEADER.algorithm));
  return {
    certificates,
    stampedAt: stampIn(open),
    verifies(payload) {
      const key = certificates[0]!.publicKey;
      if (!algorithm?.fits(key)) return false;
      const { hash, options } = algorithm;
      try {
        return verify(hash, toBeSigned(header, payload), { key, ...options }, signature);
      } catch {
        // OpenSSL throws for some keys and signatures that are none.
        return false;
      }
    },
  };
}

/** With all that is asked of it later: its parts are read as they are asked for, and may be broken. */
function readCertificate(der: Uint8Array): X509Certificate {
  const certificate = new X509Certificate(der);
  const { publicKey, validFromDate, validToDate } = certificate;
  if (Number.isNaN(validFromDate.getTime() + validToDate.getTime())) throw new Error('no time');
  void [publicKey.asymmetricKeyDetails, certificate.subject, certificate.keyUsage];
  return certificate;
}

function certificatesIn(chain: unknown): X509Certificate[] {
  const all = Array.isArray(chain) ? chain : [chain];
  if (all.length > MOST_CERTIFICATES || !all.every((one) => one instanceof Uint8Array)) {
    throw new BrokenFileError('a signature without certificates');
  }
  try {
    return all.map(readCertificate);
  } catch (cause) {
    throw new BrokenFileError('a certificate that is none', { cause });
  }
}

/** How a token of RFC 3161 writes a time: the first that is in one is the moment that it stamps. */
const STAMPED = /(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z/;

function stampIn(open: Map<unknown, unknown>): Date | null {
  const stamps = open.get('sigTst2') ?? open.get('sigTst');
  const tokens = stamps instanceof Map ? stamps.get('tstTokens') : undefined;
  const [first] = Array.isArray(tokens) ? tokens : [];
  const token = first instanceof Map ? first.get('val') : undefined;
  if (!(token instanceof Uint8Array)) return null;
  const found = STAMPED.exec(Buffer.from(token).toString('latin1'));
  if (!found) return null;
  const [, year, month, day, hour, minute, second] = found;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}
