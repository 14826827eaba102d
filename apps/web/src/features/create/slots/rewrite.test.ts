import { fillIn } from '@shortcake/contract/slots/fill-in';
import { slotStates } from '@shortcake/contract/slots/slot-values';
import { slotsOf } from '@shortcake/contract/slots/slots';
import { valuesIn } from '@shortcake/contract/slots/values-in';
import { findTemplate, templates } from '@shortcake/contract/templates';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../test/seeded-random.ts';
import { restored, surprise } from './rewrite.ts';

const coconut = findTemplate('coconut-face-slicing')!;
const { defaultPrompt } = coconut;
const random = seededRandom(1);
const stateOf = (prompt: string, id: string) =>
  slotStates(coconut, prompt).find(({ slot }) => slot.id === id)!;

it('a surprise is another value in every slot that is found, and touches nothing else', () => {
  const written = defaultPrompt.replace('No music.', 'A ukulele.');
  let prompt = written;
  for (let i = 0; i < 50; i++) {
    const before = valuesIn(coconut, prompt);
    prompt = surprise(coconut, prompt, random);
    for (const [id, value] of Object.entries(valuesIn(coconut, prompt))) {
      expect(value).not.toBe(before[id]);
    }
  }
  const usual = Object.fromEntries(slotsOf(coconut.id).map((slot) => [slot.id, slot.default]));
  expect(fillIn(coconut, prompt, usual)).toBe(written);
});

it('a surprise leaves what somebody wrote, in a slot or over it', () => {
  const mine = { says: 'Mine. All mine!' };
  const long = `${'On and on. '.repeat(10)}`;
  for (const written of [
    fillIn(coconut, defaultPrompt, mine),
    defaultPrompt.replace('Go on. Tickle me!', long),
    defaultPrompt.replace('blurred far behind.', 'blurred far behind. A parrot watches.'),
  ]) {
    const prompt = surprise(coconut, written, random);
    expect(prompt).not.toBe(written);
    for (const words of [mine.says, long, 'A parrot watches.']) {
      expect(prompt.includes(words), words).toBe(written.includes(words));
    }
  }
});

it('a sentence that is added behind a slot is nobody’s value', () => {
  for (const template of templates) {
    for (const { slot } of slotStates(template, template.defaultPrompt)) {
      const { defaultPrompt: usual } = template;
      const end = `${usual}\n`.indexOf('\n', usual.indexOf(slot.default));
      const written = `${usual.slice(0, end)} A parrot watches.${usual.slice(end)}`;
      const state = slotStates(template, written).find((other) => other.slot.id === slot.id)!;
      expect([slot.default, null], `${template.id} ${slot.id}`).toContain(state.value);
    }
  }
});

describe('the template’s words put back', () => {
  const says = stateOf(defaultPrompt, 'says').slot;

  it.each(templates)('are those of the default prompt: $id', (template) => {
    for (const slot of slotsOf(template.id)) {
      const written = template.defaultPrompt
        .split('\n\n')
        .map((text) => (text.includes(slot.default) ? text.replace(/:.*/s, ': Mine.') : text))
        .join('\n\n');
      expect(valuesIn(template, written)[slot.id], slot.id).toBeNull();
      const { prompt, replaced } = restored(template, written, slot);
      expect(prompt).toBe(template.defaultPrompt);
      expect(replaced).toMatch(/^[A-Z][a-z]+: Mine\.$/);
    }
  });

  it.each(templates)('are found again, whatever the prompt had become: $id', (template) => {
    const paragraphs = template.defaultPrompt.split('\n\n');
    for (const slot of slotsOf(template.id)) {
      const without = paragraphs.filter((text) => !text.includes(slot.default)).join('\n\n');
      for (const written of ['', 'Something else.', without]) {
        const { prompt } = restored(template, written, slot);
        expect(valuesIn(template, prompt)[slot.id], slot.id).toBe(slot.default);
        const again = fillIn(template, prompt, { [slot.id]: 'another' });
        expect(valuesIn(template, again)[slot.id], slot.id).toBe('another');
      }
    }
  });

  it('keep the paragraph’s other values, and the other paragraphs as they are', () => {
    const written = fillIn(coconut, defaultPrompt, { color: 'mint green' })
      .replace('a bristly fiber mustache', 'a tiny top hat')
      .replace('chestnut eyes, ', '')
      .replace('No music.', 'A ukulele.');
    expect(stateOf(written, 'wears').value).toBeNull();
    const { prompt } = restored(coconut, written, stateOf(written, 'wears').slot);
    expect(valuesIn(coconut, prompt)).toMatchObject({
      color: 'mint green',
      wears: 'a bristly fiber mustache',
    });
    expect(prompt).toContain('A ukulele.');
  });

  it('are added where there is no such paragraph, and replace nothing', () => {
    const { prompt, replaced } = restored(coconut, 'A coconut on the moon.', says);
    expect(replaced).toBeNull();
    expect(prompt.startsWith('A coconut on the moon.\n\nAction: ')).toBe(true);
    expect(stateOf(prompt, 'says').value).toBe('Go on. Tickle me!');
  });
});
