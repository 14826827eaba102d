import { createHash, randomUUID } from 'node:crypto';
import { encode } from '../cbor/encode.ts';
import type { Signer } from '../certificates/signer.ts';
import { signDetached } from '../cose/sign1.ts';
import { box, superbox } from '../jumbf/write.ts';
import { actionsOf } from './actions.ts';
import type { Facts } from './facts.ts';
import { ACTIONS, ASSERTIONS, CLAIM_V2, INGREDIENT, KIND, SIGNATURE, STORE } from './labels.ts';
import type { Parent } from './parent.ts';

/** An assertion that binds the manifest to the bytes of its file. */
export type Binding = { label: string; content: unknown };

export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/**
 * Makes stores for one file: of the same length for bindings of the same length, so that there is room
 * for one before what it binds is known.
 */
export function storeMaker(facts: Facts, signer: Signer): (binding: Binding) => Buffer {
  const label = `urn:c2pa:${randomUUID()}`;
  const instanceID = `xmp:iid:${randomUUID()}`;
  const { parent, generator } = facts;
  const ingredient = parent && assertion(INGREDIENT, ingredientOf(parent, facts));
  const actions = assertion(ACTIONS, actionsOf(facts, ingredient?.reference));
  return ({ label: kind, content }) => {
    const binding = assertion(kind, content);
    const all = [...(ingredient ? [ingredient] : []), actions, binding];
    const claim = encode({
      ...{ alg: 'sha256', instanceID, claim_generator_info: generator },
      signature: `self#jumbf=/c2pa/${label}/${SIGNATURE}`,
      created_assertions: all.map(({ reference }) => reference),
    });
    const manifest = superbox(
      ...[KIND.manifest, label],
      superbox(KIND.assertions, ASSERTIONS, ...all.map(({ made }) => made)),
      superbox(KIND.claim, CLAIM_V2, box('cbor', claim)),
      superbox(KIND.signature, SIGNATURE, box('cbor', signDetached(claim, signer))),
    );
    const before = parent?.manifests.map(({ bytes }) => bytes) ?? [];
    return superbox(KIND.store, STORE, ...before, manifest);
  };
}

function assertion(label: string, content: unknown) {
  const made = superbox(KIND.cbor, label, box('cbor', encode(content)));
  const url = `self#jumbf=${ASSERTIONS}/${label}`;
  return { made, reference: { url, hash: sha256(made.subarray(8)) } };
}

/** Whether its signer is one to trust is for readers to say: nobody here knows the engines' authorities. */
function ingredientOf(parent: Parent, { engine }: Facts): unknown {
  const { active, signature, format, report } = parent;
  const url = `self#jumbf=/c2pa/${active.label}`;
  const signedUrl = `${url}/${SIGNATURE}`;
  const validity = { code: 'claimSignature.insideValidity', url: signedUrl };
  return {
    ...{ 'dc:title': engine.name, 'dc:format': format, relationship: 'parentOf' },
    activeManifest: { url, hash: sha256(active.payload) },
    claimSignature: { url: signedUrl, hash: sha256(signature.payload) },
    validationResults: {
      activeManifest: {
        success: [...report.successes.filter((one) => one.url.startsWith(url)), validity],
        informational: [],
        failure: [{ code: 'signingCredential.untrusted', url: signedUrl }],
      },
    },
  };
}
