import { describe, expect, it } from 'vitest';
import { findTemplate } from '../templates.ts';
import { fillIn } from './fill-in.ts';
import { ownValues, slotStates } from './slot-values.ts';

const coconut = findTemplate('coconut-face-slicing')!;
const { defaultPrompt } = coconut;
const stateOf = (prompt: string, id: string) =>
  slotStates(coconut, prompt).find(({ slot }) => slot.id === id)!;

describe('a slot', () => {
  it('has the value that stands in the prompt, however it came there', () => {
    expect(stateOf(defaultPrompt, 'color').value).toBe('hairy brown');
    expect(stateOf(defaultPrompt.replace('hairy brown', 'teal'), 'color').value).toBe('teal');
  });

  it('is lost where its surroundings are gone, or more stands there than fits it', () => {
    expect(stateOf('A coconut.', 'says').value).toBeNull();
    expect(
      stateOf(fillIn(coconut, defaultPrompt, { says: 'x'.repeat(81) }), 'says').value,
    ).toBeNull();
    expect(stateOf(fillIn(coconut, defaultPrompt, { says: 'a\nb' }), 'says').value).toBeNull();
    expect(stateOf(fillIn(coconut, defaultPrompt, { says: '🥥'.repeat(80) }), 'says').value).toBe(
      '🥥'.repeat(80),
    );
  });
});

it.each([
  ['in St. Moritz, pines blurred far behind', true],
  ["in Mr. Bean's kitchen", true],
  ['at J. B. Cool, a bar', true],
  ['on a beach. The knife smiles', false],
  ['on a beach! The knife smiles', false],
  ['at the edge of an abyss. Nobody moves', false],
  ['in Istanbul. It rains', false],
])('"%s" is one sentence or less: %s', (place, isOne) => {
  expect(stateOf(fillIn(coconut, defaultPrompt, { place }), 'place').value).toBe(
    isOne ? place : null,
  );
});

it('is sent along when it is not the template’s own', () => {
  expect(ownValues(coconut, defaultPrompt)).toEqual({});
  expect(ownValues(coconut, fillIn(coconut, defaultPrompt, { says: ' Aloha! ' }))).toEqual({
    says: 'Aloha!',
  });
  expect(ownValues(coconut, 'A coconut.')).toEqual({});
});
