import type { Signer } from '@shortcake/provenance/certificates/signer';
import type { Program } from '@shortcake/provenance/claim/facts';

/** Who signs finished videos, and as what. */
export type Provenance = {
  signer: Signer;
  /** This product and its version. */
  generator: Program;
};
