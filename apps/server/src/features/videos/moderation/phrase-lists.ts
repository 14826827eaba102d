import type { Phrases } from './phrase-finder.ts';

/** Phrases with commas between them. */
export const list = (text: string): Phrases => text.split(',').map((phrase) => phrase.trim());

/** Each of the ones with each of the others after it. */
export const pairs = (ones: Phrases, others: Phrases): Phrases =>
  ones.flatMap((one) => others.map((other) => `${one} ${other}`));
