import { promptFrom } from '@shortcake/contract/slots/prompt-from';
import { isSpoken } from '@shortcake/contract/slots/slot';
import { slotsOf } from '@shortcake/contract/slots/slots';
import type { Template } from '@shortcake/contract/template';
import { findTemplate, templates } from '@shortcake/contract/templates';
import { expect, test } from 'vitest';
import { readSlotWishes } from '../words/slot-wishes.ts';
import { sentencesIn, unspoken } from './sentences.ts';

const spoken = (template: Template) => slotsOf(template.id).filter(({ id }) => isSpoken(id));
const talking = templates.filter((template) => spoken(template).length);
const long = 'Twenty little words are said here, so slowly that nobody hears the end of it all';
/** Of every kind of wish one. */
const wishful = 'Pink snow at night, a crown, bubbles, in space, low angle. Glorp!';

test('every film in which somebody speaks is tested', () => {
  expect(talking.length).toBeGreaterThan(20);
});

test.each(talking)('$id: only other words than its own are seen', (template) => {
  expect(sentencesIn(template, template.defaultPrompt)).toEqual([]);
  for (const slot of spoken(template)) {
    expect(sentencesIn(template, promptFrom(template, { [slot.id]: slot.default }))).toEqual([]);
    expect(sentencesIn(template, promptFrom(template, { [slot.id]: '' }))).toEqual([]);
    const [sentence, ...others] = sentencesIn(template, promptFrom(template, { [slot.id]: long }));
    expect(others).toEqual([]);
    expect(sentence).toMatchObject({ slot: slot.id, text: long });
  }
});

test.each(talking)('$id: each sentence has time, and none that is another one’s', (template) => {
  for (const words of ['Boo!', long]) {
    const values = Object.fromEntries(spoken(template).map(({ id }) => [id, words]));
    const sentences = sentencesIn(template, promptFrom(template, values));
    expect(sentences).toHaveLength(spoken(template).length);
    let end = 0;
    for (const { from, to } of sentences) {
      expect(from).toBeGreaterThan(end);
      expect(to - from).toBeGreaterThanOrEqual(1.68);
      end = to;
    }
    expect(end).toBeLessThan(8);
  }
});

test('a sentence begins in its beat, and a long one stays longer', () => {
  const baby = findTemplate('asian-baby-girl')!;
  const timesOf = (says: string) => sentencesIn(baby, promptFrom(baby, { says }))[0]!;
  expect(timesOf('Boo!').from).toBeCloseTo(2.12);
  expect(timesOf('Boo!').to).toBe(4);
  expect(timesOf(long).to).toBeGreaterThan(6);
});

test('signs of the East stay longer than as many letters', () => {
  const coconut = findTemplate('coconut-face-slicing')!;
  const seconds = (says: string) => {
    const [sentence] = sentencesIn(coconut, promptFrom(coconut, { says }));
    return sentence!.to - sentence!.from;
  };
  const japanese = 'もう少しだけ寝かせてください、お願いします。もう少しだけ';
  expect(seconds(japanese)).toBeGreaterThan(seconds('x'.repeat([...japanese].length)) + 0.5);
});

test.each(talking)('$id: what is said wishes nothing', (template) => {
  const values = Object.fromEntries(spoken(template).map(({ id }) => [id, wishful]));
  expect(unspoken(template, promptFrom(template, values))).toBe(template.defaultPrompt);
  for (const slot of slotsOf(template.id)) {
    if (slot.id in values) continue;
    const changed = { [slot.id]: slot.suggestions[0]! };
    const alone = promptFrom(template, changed);
    const both = unspoken(template, promptFrom(template, { ...values, ...changed }));
    expect(both).toBe(alone);
    expect(readSlotWishes(template, both)).toEqual(readSlotWishes(template, alone));
  }
});

test('what reaches into another paragraph is no sentence, and wishes what it says', () => {
  const coconut = findTemplate('coconut-face-slicing')!;
  const prompt = promptFrom(coconut, { says: `Ha!\n\n${long}` });
  expect(sentencesIn(coconut, prompt)).toEqual([]);
  expect(unspoken(coconut, prompt)).toBe(prompt);
  const [sentence] = sentencesIn(coconut, promptFrom(coconut, { says: 'Ha!\n\nHa! ' }));
  expect(sentence?.text).toBe('Ha! Ha!');
});
