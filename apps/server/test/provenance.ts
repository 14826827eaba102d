import { makeAuthority, readAuthority } from '@shortcake/provenance/certificates/authority';
import type { Provenance } from '../src/features/videos/provenance/provenance.ts';

let made: Provenance | undefined;

/** Who signs in a test file's process: an authority that is made once for it. */
export function testProvenance(): Provenance {
  made ??= {
    signer: readAuthority(makeAuthority()).signer,
    generator: { name: 'Shortcake', version: '0.0.0' },
  };
  return made;
}
