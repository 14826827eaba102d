import type { Verification } from '@shortcake/contract/verify';
import { words } from './words.ts';

/** The first thing to say of a file, and whether that is of it, of one that it looks like, or of neither. */
export type Verdict = { kind: 'ours' | 'similar' | 'unknown'; headline: string; sentence: string };

/** What is answered of a file, and whether its picture was compared with those of others. */
export type Checked = { verification: Verification; isCompared: boolean };

/** What an answer means, in words. */
export function verdictOf({ verification, isCompared }: Checked): Verdict {
  const { manifest, madeHere, trusted } = verification;
  const { headlines, sentences } = words;
  const isChanged = manifest === 'invalid';
  if (madeHere === 'yes')
    return { kind: 'ours', headline: headlines.made, sentence: sentences.made };
  if (madeHere === 'similar' && trusted) {
    return { kind: 'ours', headline: headlines.made, sentence: sentences.similarSigned };
  }
  if (madeHere === 'similar') {
    const sentence = isChanged ? sentences.similarChanged : sentences.similar;
    return { kind: 'similar', headline: headlines.similar, sentence };
  }
  if (trusted) {
    return { kind: 'ours', headline: headlines.signedHere, sentence: sentences.signedHere };
  }
  const which = WHICH[manifest];
  const look = isCompared ? sentences.looksLikeNone : sentences.notCompared;
  return {
    kind: 'unknown',
    headline: headlines[which],
    sentence: `${sentences[which]} ${look}`,
  };
}

const WHICH = { none: 'unknown', valid: 'elsewhere', invalid: 'changed' } as const;

/** Why a file was not checked, in words; by the status of the answer, undefined where there was none. */
export function refusalOf(status: number | undefined): string {
  if (status === undefined) return words.offline;
  const known: Readonly<Record<number, string>> = {
    408: words.tooSlow,
    413: words.tooLarge,
    415: words.notRead,
    429: words.tooMany,
    503: words.busy,
  };
  return known[status] ?? words.failed;
}
