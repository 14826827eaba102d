import { fillIn } from '@shortcake/contract/slots/fill-in';
import { type SpokenSlot, spokenSlots } from '@shortcake/contract/slots/slot';
import { slotsOf } from '@shortcake/contract/slots/slots';
import { valuesIn } from '@shortcake/contract/slots/values-in';
import type { Template } from '@shortcake/contract/template';
import { codePoints } from '@shortcake/contract/text';
import { VIDEO_SECONDS } from '@shortcake/contract/video';
import { clean } from './clean.ts';
import { type Way, wayOf } from './manners.ts';

/** What is said in a film: the words, how they look, and when they are seen, in seconds. */
export type Sentence = { slot: SpokenSlot; text: string; way: Way; from: number; to: number };

/** Nobody reads a short sentence faster. */
const LEAST = 1.7;
const PER_LETTER = 0.05;
const BEFORE_READING = 0.9;
/** A long sentence may begin so much before its beat. */
const LEAD = 0.8;
const END = VIDEO_SECONDS - 0.08;

type Times = { from: number; to: number };

/** How long a text is to read, in Latin letters: a sign that is a syllable or a word is read as two. */
function lengthOf(text: string): number {
  const signs = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu);
  return codePoints(text) + (signs?.length ?? 0);
}

/** The beat ("2-4s:") of the template's prompt in whose text a slot stands. */
function beatOf({ id, defaultPrompt }: Template, slot: SpokenSlot): Times | undefined {
  const usual = slotsOf(id).find((it) => it.id === slot)?.default;
  if (usual === undefined) return undefined;
  const before = defaultPrompt.slice(0, defaultPrompt.indexOf(usual));
  const [, from, to] = [...before.matchAll(/([\d.]+)-([\d.]+)s:/g)].at(-1) ?? [];
  return { from: Number(from ?? 0), to: Number(to ?? VIDEO_SECONDS) };
}

/** When a sentence is seen: from its beat on, as long as its length wants and `start` and `end` leave. */
function timesOf(beat: Times, length: number, start: number, end: number): Times {
  const wants = Math.max(LEAST, BEFORE_READING + length * PER_LETTER);
  const late = beat.from + 0.12;
  const from = Math.max(start, Math.min(late, Math.max(late - LEAD, end - wants)));
  return { from, to: Math.min(end, Math.max(beat.to, from + wants)) };
}

/** What a prompt puts into mouths that the template's own does not. */
export function sentencesIn(template: Template, prompt: string): readonly Sentence[] {
  const said = spokenIn(template, prompt);
  const [says, answers] = spokenSlots.map((slot) => beatOf(template, slot));
  const length = (slot: SpokenSlot) => lengthOf(said[slot] ?? '');
  const answered = answers && timesOf(answers, length('answers'), (says?.from ?? 0) + 2, END);
  const until = answered ? answered.from - 0.06 : END;
  const times = {
    says: says && timesOf(says, length('says'), 0.06, until),
    answers: answered,
  };
  return spokenSlots.flatMap((slot) => {
    const text = said[slot];
    const time = times[slot];
    return text && time ? [{ slot, text, way: wayOf(template.id, slot), ...time }] : [];
  });
}

type Spoken = { slot: SpokenSlot; value: string; usual: string };

/** What stands in the mouths. Too much, with a paragraph's end in it, tells that the place is gone. */
function valuesOf(template: Template, prompt: string): Spoken[] {
  const values = valuesIn(template, prompt);
  return spokenSlots.flatMap((slot) => {
    const value = values[slot];
    const own = slotsOf(template.id).find(({ id }) => id === slot);
    if (!value || !own) return [];
    const isElse = codePoints(value) > own.maxLength && /\n\s*\n/.test(value);
    return isElse ? [] : [{ slot, value, usual: own.default }];
  });
}

function spokenIn(template: Template, prompt: string): Partial<Record<SpokenSlot, string>> {
  const changed = valuesOf(template, prompt).filter(({ value, usual }) => value.trim() !== usual);
  return Object.fromEntries(changed.map(({ slot, value }) => [slot, clean(value)]));
}

/** The prompt as it would be if nothing but the template's own words were spoken. */
export function unspoken(template: Template, prompt: string): string {
  const own = valuesOf(template, prompt).map(({ slot, usual }) => [slot, usual]);
  return fillIn(template, prompt, Object.fromEntries(own));
}
