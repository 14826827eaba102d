import type { Verification } from '@shortcake/contract/verify';
import { words } from './words.ts';

/** The first thing to say of a file, and whether that is of it, of one that it looks like, or of neither. */
export type Verdict = { kind: 'ours' | 'similar' | 'unknown'; headline: string; sentence: string };

/** What an answer means, in words. */
export function verdictOf({ manifest, madeHere, trusted }: Verification): Verdict {
  const { headlines, sentences } = words;
  if (madeHere === 'yes')
    return { kind: 'ours', headline: headlines.made, sentence: sentences.made };
  if (madeHere === 'similar' && trusted) {
    return { kind: 'ours', headline: headlines.made, sentence: sentences.similarSigned };
  }
  if (madeHere === 'similar') {
    return { kind: 'similar', headline: headlines.similar, sentence: sentences.similar };
  }
  if (trusted) {
    return { kind: 'ours', headline: headlines.signedHere, sentence: sentences.signedHere };
  }
  const which = manifest === 'none' ? 'unknown' : 'elsewhere';
  return { kind: 'unknown', headline: headlines[which], sentence: sentences[which] };
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
