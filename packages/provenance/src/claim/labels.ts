// Names as C2PA writes them (specification 2.2).

export const STORE = 'c2pa';
export const ASSERTIONS = 'c2pa.assertions';
export const SIGNATURE = 'c2pa.signature';
export const CLAIM_V1 = 'c2pa.claim';
export const CLAIM_V2 = 'c2pa.claim.v2';
export const ACTIONS = 'c2pa.actions.v2';
export const INGREDIENT = 'c2pa.ingredient.v3';
export const BMFF_HASH = 'c2pa.hash.bmff.v3';
export const DATA_HASH = 'c2pa.hash.data';

/** The kinds of its boxes. */
export const KIND = {
  ...{ store: 'c2pa', manifest: 'c2ma', update: 'c2um', assertions: 'c2as' },
  ...{ claim: 'c2cl', signature: 'c2cs', cbor: 'cbor' },
} as const;

/** IPTC's list of how media come about; the specification names it with http. */
export const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
