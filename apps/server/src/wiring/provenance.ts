import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeAuthority, readAuthority } from '@shortcake/provenance/certificates/authority';
import { CertificateError, type Signer, signerOf } from '@shortcake/provenance/certificates/signer';
import type { Config } from '../config/config.ts';
import type { ProvenanceConfig } from '../config/groups.ts';
import type { Provenance } from '../features/videos/provenance/provenance.ts';
import { keptText, replaceKept } from '../platform/secret-file.ts';
import { StartError } from '../platform/start-error.ts';
import { AUTHORITY } from './places.ts';
import { readVersion } from './version.ts';

const DAY = 86_400_000;
/** A certificate that ends sooner is told of at each start. */
const SOON_MS = 30 * DAY;

/**
 * Who signs finished videos: by the files of the configuration, or an authority of its own in the data
 * directory, made at the first start. Throws StartError for files that sign nothing readers accept.
 */
export async function openProvenance(config: Config): Promise<Provenance> {
  const generator = { name: 'Shortcake', version: await readVersion() };
  const signer = await (config.provenance
    ? fromFiles(config.provenance)
    : ownSigner(join(config.dataDirectory, AUTHORITY)));
  return { signer, generator };
}

/** What an operator should know of who signs, to be said at each start. */
export function provenanceWarnings({ run, provenance }: Config, { signer }: Provenance): string[] {
  const own =
    run !== 'all' && provenance === undefined
      ? [
          'videos are signed by an authority in DATA_DIR: unless all processes share that folder, set PROVENANCE_CERT and PROVENANCE_KEY, the same for all',
        ]
      : [];
  const isEnding = signer.validUntil.getTime() - Date.now() < SOON_MS;
  const day = signer.validUntil.toISOString().slice(0, 10);
  return isEnding
    ? [
        ...own,
        `the certificate that signs videos ends on ${day}, and with it all its signatures: renew PROVENANCE_CERT, then run the command sign`,
      ]
    : own;
}

async function fromFiles(files: ProvenanceConfig): Promise<Signer> {
  const certificates = await contentOf(files.certificates, 'PROVENANCE_CERT');
  const key = await contentOf(files.key, 'PROVENANCE_KEY');
  try {
    return signerOf({ certificates, key });
  } catch (cause) {
    if (!(cause instanceof CertificateError)) throw cause;
    const [name, path] =
      cause.at === 'key' ? ['PROVENANCE_KEY', files.key] : ['PROVENANCE_CERT', files.certificates];
    throw new StartError(`${name} (${path}) ${cause.message}`, { cause });
  }
}

function contentOf(path: string, name: string): Promise<string> {
  return readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(`${name} must name a file that can be read, not ${path} (${cause.code})`, {
      cause,
    });
  });
}

async function ownSigner(path: string): Promise<Signer> {
  const text = await keptText(path, makeAuthority);
  try {
    const { signer, renewed } = readAuthority(text);
    if (renewed !== undefined) await replaceKept(path, renewed);
    return signer;
  } catch (cause) {
    throw new StartError(
      `${path} is damaged (${(cause as Error).message}): restore it from a backup, or delete it, and videos are signed by another authority from then on`,
      { cause },
    );
  }
}
