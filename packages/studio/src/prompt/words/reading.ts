import { longestFrom, type Meaning, meaningsOf, type Topic } from './lexicon/lexicon.ts';
import { adjectives, plain } from './lexicon/neutral.ts';
import { markTokens, noteTopics } from './notes/mark.ts';
import { isMark, tokenize } from './text.ts';

/** A known phrase in a text: its first token and the one after its last. */
export type Mention = {
  from: number;
  to: number;
  meanings: readonly Meaning[];
  /** The part of a long prompt it is in: "subject", "setting", "light" ... */
  section: string;
};

export type Reading = {
  tokens: readonly string[];
  /** In order. */
  mentions: readonly Mention[];
  /** What the text says is not there, as `topic:name`. */
  denied: ReadonlySet<string>;
  /** Places of the words that mean nothing here and yet say something. */
  unknown: readonly number[];
};

const NEGATORS = new Set('no not without never minus except neither nor zero'.split(' '));
const SECTIONS = new Set('style subject setting action air camera light lighting sound'.split(' '));
/** How many words a "no" reaches. */
const REACH = 4;

export const plainWords = new Set(plain.split(' '));
export const adjectiveWords = new Set(adjectives.split(' '));

/** Finds everything that the lexicon knows; the longest phrase wins. Linear in the text's length. */
export function read(text: string): Reading {
  const tokens = tokenize(text);
  const mentions: Mention[] = [];
  const unknown: number[] = [];
  const denied = new Set<string>();
  let section = '';
  let inNotes = false;
  let negated = 0;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!;
    if (tokens[at + 1] === ':' && SECTIONS.has(token)) {
      section = token;
      at += 2;
      continue;
    }
    if (token === markTokens[0] && markTokens.every((word, i) => tokens[at + i] === word)) {
      inNotes = true;
      section = '';
      at += markTokens.length;
      continue;
    }
    const found = longestAt(tokens, at);
    const meanings = found && (inNotes ? allowed(found.meanings, section) : found.meanings);
    const to = at + (found?.length ?? 1);
    if (NEGATORS.has(token) && !tokens[to]?.startsWith('stop')) negated = REACH + 1;
    else if (token === '.' || token === 'but') negated = 0;
    if (meanings?.length) {
      if (negated > 0) for (const { topic, name } of meanings) denied.add(`${topic}:${name}`);
      else mentions.push({ from: at, to, meanings, section });
      // "No rain or snow" goes on; "no rain, a blue sky" does not.
      if (negated > 0 && tokens[to] !== 'or' && tokens[to] !== 'nor') negated = 1;
    } else if (!found && saysSomething(token)) {
      unknown.push(at);
    }
    negated = Math.max(0, negated - 1);
    at = to;
  }
  return { tokens, mentions, denied, unknown };
}

function allowed(meanings: readonly Meaning[], section: string): readonly Meaning[] {
  return meanings.filter(({ topic }) => noteTopics[section]?.includes(topic));
}

function saysSomething(token: string): boolean {
  const common = plainWords.has(token) || adjectiveWords.has(token) || NEGATORS.has(token);
  return !common && !isMark(token);
}

function longestAt(tokens: readonly string[], at: number) {
  for (let length = Math.min(longestFrom(tokens[at]!), tokens.length - at); length > 0; length--) {
    const meanings = meaningsOf(tokens.slice(at, at + length).join(' '));
    if (meanings) return { length, meanings };
  }
  return undefined;
}

/** The mention's meaning in a topic. */
export function meaning(mention: Mention, topic: Topic): Meaning | undefined {
  return mention.meanings.find((it) => it.topic === topic);
}

/** The words that the lexicon does not know and that yet say something, in order. */
export function unknownWords({ tokens, unknown }: Reading): string[] {
  return unknown.map((at) => tokens[at]!);
}
