import { findToSign, type ToSign } from './queries.ts';
import { type Signed, type SigningTools, signStored } from './sign-stored.ts';

/** What became of all stored videos that were to be signed. */
export type SignedAll = {
  signed: number;
  wereSigned: number;
  /** Their files are lost. */
  missing: string[];
  cannot: { id: string; why: string }[];
};

const PAGE = 100;
/** Each waits for the storage most of the time. */
const AT_ONCE = 4;
const YEAR_MS = 365.25 * 86_400_000;

/**
 * Signs all finished videos that are not signed, or whose signature ends within a year and can last
 * longer now. Each is done by itself, so that a run that was stopped or killed goes on where it was. When
 * `stopping` aborts, those that are begun are ended. Two runs at a time do no harm, only more.
 */
export async function signAll(
  tools: SigningTools,
  { onDone, stopping }: { onDone: (done: number) => void; stopping: AbortSignal },
): Promise<SignedAll> {
  const all: SignedAll = { signed: 0, wereSigned: 0, missing: [], cannot: [] };
  const { validUntil } = tools.provenance.signer;
  const until = new Date(Math.min(Date.now() + YEAR_MS, validUntil.getTime()));
  let after: string | undefined;
  let done = 0;
  while (!stopping.aborted) {
    const page = await findToSign(tools.db, { after, until, most: PAGE });
    if (page.length === 0) break;
    after = page.at(-1)?.id;
    const left = page.values();
    const signSome = async () => {
      for (const project of left) {
        if (stopping.aborted) return;
        count(all, project, await signStored(project, tools));
        done += 1;
        onDone(done);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, signSome));
  }
  return all;
}

function count(all: SignedAll, { id }: ToSign, signed: Signed): void {
  if (signed === 'signed') all.signed += 1;
  else if (signed === 'was signed') all.wereSigned += 1;
  else if (signed === 'missing') all.missing.push(id);
  else if (signed !== 'gone') all.cannot.push({ id, why: signed.cannot });
}
