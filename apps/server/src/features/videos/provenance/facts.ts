import type { Signer } from '@shortcake/provenance/certificates/signer';
import type { Facts } from '@shortcake/provenance/claim/facts';
import { STUDIO } from '../../../engines/studio/model.ts';
import type { ProjectRow } from '../queries.ts';
import type { Provenance } from './provenance.ts';

/** Throws when the signer's certificate is over: readers refuse what it signs. */
export function refuseEndedSigner({ validUntil }: Signer, now = new Date()): void {
  if (validUntil > now) return;
  throw new Error(
    `the certificate that signs videos ended on ${validUntil.toISOString()}: renew PROVENANCE_CERT`,
  );
}

/** What is signed of a project, and what was done to the engine's file. */
export type Origin = Pick<ProjectRow, 'engine' | 'model' | 'file_changes'>;

/**
 * What the manifest of a project's file says. The studio draws by rules that somebody wrote; every other
 * engine is a trained model. Nothing of the person is in it, and no prompt. Throws when the signer's
 * certificate is over: readers would refuse the file.
 */
export function factsOf(project: Origin, { generator, signer }: Provenance): Facts {
  const signedAt = new Date();
  refuseEndedSigner(signer, signedAt);
  const { engine, model, file_changes: changes } = project;
  return {
    ...{ generator, signedAt, changes: changes ?? [] },
    engine: { name: engine ?? 'unknown', ...(model !== null && { version: model }) },
    source: engine === STUDIO ? 'algorithmicMedia' : 'trainedAlgorithmicMedia',
  };
}
