/** What an independent reader says of a file: c2pa-rs, by @contentauth/c2pa-node. */
export type Verdict = {
  state: 'Valid' | 'Trusted' | 'Invalid' | 'no manifest';
  /** C2PA's codes of what does not hold. */
  failures: string[];
  /** The manifest of the file itself, as the reader writes it. */
  active: Manifest | undefined;
  /** The same of what the file came from. */
  parents: Manifest[];
};

type Manifest = {
  claim_generator_info?: { name: string; version?: string }[];
  signature_info?: { issuer?: string };
  assertions: { label: string; data: { actions?: Action[] } }[];
  ingredients?: { title?: string; relationship: string; active_manifest?: string }[];
};
export type Action = {
  action: string;
  description?: string;
  digitalSourceType?: string;
  softwareAgent?: unknown;
};

type Asset = { buffer: Buffer | null; mimeType: string };
type Package = {
  Reader: {
    fromAsset(asset: Asset, settings: string): Promise<{ json(): Store } | null>;
  };
  Builder: {
    withJson(manifest: object): {
      sign(signer: unknown, from: Asset, to: { buffer: Buffer | null }): Buffer;
    };
  };
  LocalSigner: { newSigner(certificates: Buffer, key: Buffer, algorithm: string): unknown };
};
type Store = {
  validation_state: Verdict['state'];
  validation_results?: {
    activeManifest?: { failure: { code: string }[] };
    ingredientDeltas?: { validationDeltas: { failure: { code: string }[] } }[];
  };
  active_manifest: string;
  manifests: Record<string, Manifest>;
};

let loaded: Promise<Package> | undefined;

/** Loads the reader, or gives a reason to `skip`: it has a program for Linux on 64-bit Intel alone. */
export async function openJudge(skip: (reason: string) => void) {
  // A name that types are not looked for: they are there where it is installed alone.
  const name = '@contentauth/c2pa-node';
  loaded ??= import(name) as Promise<Package>;
  const reader = await loaded.catch(() => undefined);
  if (!reader) {
    const reason =
      'no independent reader of C2PA here: node scripts/setup.mjs --judge (Linux, x64)';
    console.log(`Skipped: ${reason}`);
    skip(reason);
    throw new Error(reason);
  }
  return {
    /** What it says of a file, while it trusts these authorities (PEM). */
    async judge(buffer: Buffer, mimeType: string, authorities: string): Promise<Verdict> {
      // As text: the object that the package makes itself is not heeded.
      const settings = JSON.stringify({
        ...{ version: 1, trust: { trust_anchors: authorities }, verify: { verify_trust: true } },
      });
      const read = await reader.Reader.fromAsset({ buffer, mimeType }, settings);
      if (!read) return { state: 'no manifest', failures: [], active: undefined, parents: [] };
      const store = read.json();
      const { activeManifest, ingredientDeltas = [] } = store.validation_results ?? {};
      const failed = [
        ...(activeManifest?.failure ?? []),
        ...ingredientDeltas.flatMap(({ validationDeltas }) => validationDeltas.failure),
      ];
      const active = store.manifests[store.active_manifest];
      const labels = active?.ingredients?.flatMap((one) => one.active_manifest ?? []) ?? [];
      return {
        ...{ state: store.validation_state, failures: failed.map(({ code }) => code), active },
        parents: labels.flatMap((label) => store.manifests[label] ?? []),
      };
    },

    /** The same file signed by another program than ours, with these certificates and key (P-256, PEM). */
    sign(
      file: Buffer,
      mimeType: string,
      { certificates, key }: { certificates: string; key: string },
    ) {
      const signer = reader.LocalSigner.newSigner(
        ...([Buffer.from(certificates), Buffer.from(key), 'es256'] as const),
      );
      const source = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
      const data = { actions: [{ action: 'c2pa.created', digitalSourceType: source }] };
      const to = { buffer: null as Buffer | null };
      reader.Builder.withJson({
        claim_generator_info: [{ name: 'Another Engine', version: '3' }],
        assertions: [{ label: 'c2pa.actions.v2', data }],
      }).sign(signer, { buffer: file, mimeType }, to);
      if (!to.buffer) throw new Error('nothing was signed');
      return to.buffer;
    },
  };
}

/** What was done to a file, as its own manifest says. */
export const actionsIn = ({ active }: Verdict): Action[] =>
  active?.assertions.flatMap(({ data }) => data.actions ?? []) ?? [];
