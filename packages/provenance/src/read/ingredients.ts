import type { Superbox } from '../jumbf/read.ts';
import { BrokenFileError } from '../source.ts';
import { assertionsOf, generatorOf } from './assertions.ts';
import { bytesOf, fieldsOf, textOf } from './cbor-fields.ts';
import { type Claim, placeOf } from './claim.ts';
import type { Statuses } from './status.ts';
import { hashOf, verifyManifest } from './verify-manifest.ts';

/** What a file came from. */
export type Ingredient = { title: string | null; generator: string | null; isParent: boolean };

const DEEPEST = 10;
/**
 * Ingredients of ingredients are looked at until so many are: ten manifests that name one another would
 * make millions of ways through them, and nothing else is done meanwhile.
 */
const MOST_LOOKS = 50;

/** The labels of the manifests that led here, and how many were looked at on all ways together. */
export type Way = { seen: ReadonlySet<string>; looks: { count: number } };

/**
 * Looks whether the manifests that a claim names as those of its ingredients are as they were, and so on
 * with theirs; not whether their files were, which nobody has. Answers the claim's own. Throws BrokenFileError
 * for more of them than anybody needs.
 */
export function verifyIngredients(
  claim: Claim,
  manifests: readonly Superbox[],
  statuses: Statuses,
  { seen, looks }: Way,
): Ingredient[] {
  return assertionsOf(claim, 'c2pa.ingredient').map((fields) => {
    const title = textOf(fields.get('dc:title')) ?? null;
    const isParent = fields.get('relationship') === 'parentOf';
    const reference = fieldsOf(fields.get('activeManifest') ?? fields.get('c2pa_manifest'));
    const url = textOf(reference.get('url'));
    if (url === undefined) return { title, generator: null, isParent };
    const label = placeOf(url).manifest;
    const manifest = manifests.find((one) => one.label === label);
    looks.count += 1;
    if (looks.count > MOST_LOOKS) throw new BrokenFileError('too many ingredients');
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
    const way = { seen: new Set([...seen, manifest.label]), looks };
    if (own) verifyIngredients(own, manifests, statuses, way);
    return { title, generator: own ? generatorOf(own) : null, isParent };
  });
}
