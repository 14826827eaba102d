import type { Superbox } from '../jumbf/read.ts';
import { assertionsOf, generatorOf } from './assertions.ts';
import { bytesOf, fieldsOf, textOf } from './cbor-fields.ts';
import { type Claim, placeOf } from './claim.ts';
import type { Statuses } from './status.ts';
import { hashOf, verifyManifest } from './verify-manifest.ts';

/** What a file came from. */
export type Ingredient = { title: string | null; generator: string | null; isParent: boolean };

const DEEPEST = 10;

/**
 * Looks whether the manifests that a claim names as those of its ingredients are as they were, and so on
 * with theirs; not whether their files were, which nobody has. Answers the claim's own.
 */
export function verifyIngredients(
  claim: Claim,
  manifests: readonly Superbox[],
  statuses: Statuses,
  seen: ReadonlySet<string> = new Set(),
): Ingredient[] {
  return assertionsOf(claim, 'c2pa.ingredient').map((fields) => {
    const title = textOf(fields.get('dc:title')) ?? null;
    const isParent = fields.get('relationship') === 'parentOf';
    const reference = fieldsOf(fields.get('activeManifest') ?? fields.get('c2pa_manifest'));
    const url = textOf(reference.get('url'));
    if (url === undefined) return { title, generator: null, isParent };
    const label = placeOf(url).manifest;
    const manifest = manifests.find((one) => one.label === label);
    if (!manifest || seen.has(manifest.label) || seen.size >= DEEPEST) {
      statuses.fail('ingredient.manifest.missing', url);
      return { title, generator: null, isParent };
    }
    const alg = textOf(reference.get('alg')) ?? claim.alg;
    const hash = bytesOf(reference.get('hash'));
    const isWell = hash !== undefined && hashOf(manifest, alg)?.equals(hash) === true;
    const codes = { good: 'ingredient.manifest.validated', bad: 'ingredient.manifest.mismatch' };
    statuses.note(isWell, url, codes);
    const own = verifyManifest(manifest, statuses);
    if (own) verifyIngredients(own, manifests, statuses, new Set([...seen, manifest.label]));
    return { title, generator: own ? generatorOf(own) : null, isParent };
  });
}
