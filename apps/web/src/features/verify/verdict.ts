import type { Verification } from '@shortcake/contract/verify';
import { words } from './words.ts';

/** The first thing to say of a file. `isOurs`: it was made here, or looks so. */
export type Verdict = { headline: string; sentence: string; isOurs: boolean };

/** What an answer means, in words. */
export function verdictOf({ manifest, madeHere, trusted }: Verification): Verdict {
  const { headlines, sentences } = words;
  if (madeHere === 'yes') {
    return { headline: headlines.made, sentence: sentences.made, isOurs: true };
  }
  if (madeHere === 'similar') {
    return trusted
      ? { headline: headlines.made, sentence: sentences.similarSigned, isOurs: true }
      : { headline: headlines.similar, sentence: sentences.similar, isOurs: true };
  }
  if (trusted) {
    return { headline: headlines.signedHere, sentence: sentences.signedHere, isOurs: true };
  }
  const which = manifest === 'none' ? 'unknown' : 'elsewhere';
  return { headline: headlines[which], sentence: sentences[which], isOurs: false };
}

/** Why a file was not checked, in words; by the status of the answer, undefined where there was none. */
export function refusalOf(status: number | undefined): string {
  if (status === undefined) return words.offline;
  const known: Readonly<Record<number, string>> = {
    413: words.tooLarge,
    415: words.notRead,
    429: words.tooMany,
    503: words.busy,
  };
  return known[status] ?? words.failed;
}
