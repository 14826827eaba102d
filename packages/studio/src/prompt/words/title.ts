import { plainWords } from './reading.ts';

const LONGEST = 48;
const MOST_WORDS = 8;
/** "I want a video of a cat" is about the cat. */
const PREAMBLE = /^.{0,40}?\b(video|clip|shot|film|footage|picture|portrait|scene|animation) of\b/i;
const small = new Set('a an the is in on at of and or with for to by from'.split(' '));

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The first words of a prompt as a title; `spare` when it has none. */
export function titleOf(prompt: string, spare: string): string {
  const start = prompt.slice(0, 400).replace(PREAMBLE, '');
  const sentence = start.split(/[.!?;\n]|,\s/)[0] ?? '';
  const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
  const title: string[] = [];
  for (const word of words.slice(0, MOST_WORDS + 2)) {
    if (!title.length && small.has(word.toLowerCase())) continue;
    if (title.length === MOST_WORDS || [...title, word].join(' ').length > LONGEST) break;
    title.push(title.length && small.has(word.toLowerCase()) ? word.toLowerCase() : capital(word));
  }
  while (title.length && plainWords.has(title.at(-1)!.toLowerCase())) title.pop();
  return (title.length ? title : spare.split(' ').map(capital)).join(' ');
}
