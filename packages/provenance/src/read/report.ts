import { organizationIn } from '../certificates/signer.ts';
import { BrokenFileError } from '../source.ts';
import { type Action, actionsOf, generatorOf } from './assertions.ts';
import type { Claim } from './claim.ts';
import { type Ingredient, verifyIngredients } from './ingredients.ts';
import { type Status, Statuses } from './status.ts';
import { readStore } from './store.ts';
import { leadsTo, maySign } from './trust.ts';
import { verifyManifest } from './verify-manifest.ts';

/** What a file says of itself, and whether that holds. */
export type Report = {
  /** Whether it has a manifest, and whether it, its file and what it came from are as they were signed. */
  manifest: 'valid' | 'invalid' | 'none';
  /** What does not hold, by C2PA's codes. */
  problems: readonly Status[];
  /** Everything that does. */
  successes: readonly Status[];
  /** Whether the signer leads to the authority that was asked for. */
  trusted: boolean;
  /** The organization that signed, by its certificate. */
  signer: string | null;
  /** When the signer's certificate ends; without a stamp of time the signature with it. */
  signerEnds: Date | null;
  isStamped: boolean;
  /** Whether it is a certificate for claims, and holds now. */
  maySign: boolean;
  signedAt: Date | null;
  /** The program that wrote the manifest. */
  generator: string | null;
  actions: readonly Action[];
  ingredients: readonly Ingredient[];
};

export const NOTHING: Report = {
  ...{ manifest: 'none', problems: [], successes: [], trusted: false, signer: null },
  ...{ signerEnds: null, isStamped: false, maySign: false, signedAt: null, generator: null },
  ...{ actions: [], ingredients: [] },
};

export type LookAtFile = {
  /** What C2PA calls the hash of such a file. */
  hash: 'bmffHash' | 'dataHash';
  /** Whether the bytes of the file are what a claim says. Throws BrokenFileError where it cannot tell. */
  matches(claim: Claim): Promise<boolean>;
};

/** What a report is asked for by. */
export type Asked = {
  /** PEM; undefined: nobody is trusted. */
  authority?: string | undefined;
  now?: Date;
};

/** Reads a store: its last manifest is the file's own. */
export async function reportOn(
  store: Buffer,
  lookAtFile: LookAtFile,
  { authority, now = new Date() }: Asked,
): Promise<Report> {
  const statuses = new Statuses();
  try {
    const manifests = readStore(store);
    const active = manifests.at(-1)!;
    const claim = verifyManifest(active, statuses);
    if (!claim) return failed(statuses);
    const at = `self#jumbf=/c2pa/${active.label}`;
    await verifyFile(claim, at, lookAtFile, statuses);
    const ingredients = verifyIngredients(claim, manifests, statuses, {
      ...{ seen: new Set([active.label]), looks: { count: 0 } },
    });
    const { certificates, stampedAt } = claim.signature;
    const actions = actionsOf(claim);
    const isValid = statuses.failure.length === 0;
    return {
      ...{ manifest: isValid ? 'valid' : 'invalid', actions, ingredients },
      ...{ problems: statuses.failure, successes: statuses.success },
      trusted: isValid && authority !== undefined && leadsTo(authority, certificates, now),
      signer: organizationIn(certificates[0]?.subject) ?? null,
      signerEnds: certificates[0]?.validToDate ?? null,
      isStamped: stampedAt !== null,
      maySign: certificates[0] !== undefined && maySign(certificates[0], now),
      signedAt: stampedAt ?? actions.find(({ at }) => at !== null)?.at ?? null,
      generator: generatorOf(claim),
    };
  } catch (error) {
    if (!(error instanceof BrokenFileError)) throw error;
    statuses.fail('claim.malformed', 'self#jumbf=/c2pa');
    return failed(statuses);
  }
}

const failed = ({ failure, success }: Statuses): Report => ({
  ...NOTHING,
  ...{ manifest: 'invalid', problems: failure, successes: success },
});

async function verifyFile(
  claim: Claim,
  at: string,
  { hash, matches }: LookAtFile,
  statuses: Statuses,
): Promise<void> {
  const isWell = await matches(claim).catch((error: unknown) => {
    if (error instanceof BrokenFileError) return false;
    throw error;
  });
  statuses.note(isWell, at, { good: `assertion.${hash}.match`, bad: `assertion.${hash}.mismatch` });
}
