import { findTemplate, templates } from '@shortcake/contract/templates';
import { expect, test } from 'vitest';
import { addedTokens } from './added.ts';
import { readWishes } from './read-wishes.ts';
import { workedMs } from './test-work.ts';
import type { Wishes } from './wishes.ts';

const coconut = findTemplate('coconut-face-slicing')!.defaultPrompt;

test.for(templates)('the untouched prompt of $id asks for nothing', ({ defaultPrompt }) => {
  const nothing = { flavor: 0 };
  expect(readWishes(defaultPrompt, defaultPrompt)).toEqual(nothing);
  expect(readWishes(`  ${defaultPrompt.toUpperCase()}\n`, defaultPrompt)).toEqual(nothing);
  expect(readWishes(defaultPrompt.split('Light:')[0]!, defaultPrompt)).toEqual(nothing);
});

const edits: readonly (readonly [string, string, Wishes])[] = [
  ['a color', coconut.replace('hairy brown', 'hairy blue'), { palette: ['#2f7fe8'], flavor: 0 }],
  ['orange, the color', coconut.replace('brown', 'orange'), { palette: ['#ff8a1f'], flavor: 0 }],
  ['two colors', `${coconut} The coconut is pink.`, { palette: ['#ff5fa8'], flavor: 0 }],
  ['two at once', `${coconut} Purple and orange.`, { palette: ['#8a4fe0', '#ff8a1f'], flavor: 0 }],
  ['light', `${coconut} Purple light.`, { light: '#8a4fe0', flavor: 0 }],
  [
    'wear',
    coconut.replace('coconut', 'coconut in sunglasses'),
    { wears: ['sunglasses'], flavor: 0 },
  ],
  ['wear in a color', `${coconut} He wears a red scarf.`, { wears: ['scarf'], flavor: 0 }],
  ['weather', `${coconut} Rain.`, { weather: 'rain', flavor: 0 }],
  ['no weather', `${coconut} Without rain.`, { flavor: 0 }],
  ['mood', `${coconut} At night.`, { mood: 'night', flavor: 0 }],
  ['place', coconut.replace('beach-bar counter', 'castle'), { place: 'castle', flavor: 0 }],
  ['floats', `${coconut} Bubbles and hearts.`, { floats: ['bubbles', 'hearts'], flavor: 0 }],
  ['camera', `${coconut} Low angle.`, { camera: 'low', flavor: 0 }],
];
test.for(edits)('an edit asks for %s', ([, prompt, wishes]) => {
  expect(readWishes(prompt, coconut)).toEqual(wishes);
});

test('another text altogether counts whole', () => {
  const wishes = readWishes('A golden coconut in space with a crown and confetti', coconut);
  expect(wishes).toMatchObject({
    palette: ['#f2b632'],
    place: 'space',
    wears: ['crown'],
    floats: ['confetti'],
  });
});

test('the colors of somebody else are not for the subject', () => {
  expect(readWishes(`${coconut} Beside him sits a green frog.`, coconut).palette).toBeUndefined();
});

test('unknown words make another take, and only they', () => {
  const flavor = (added: string) => readWishes(`${coconut} ${added}`, coconut).flavor;
  expect(flavor('Snorf glimble.')).not.toBe(0);
  expect(flavor('Snorf glimble.')).toBe(flavor('snorf   GLIMBLE'));
  expect(flavor('Snorf glimble.')).not.toBe(flavor('Bork wuzzle.'));
  expect(flavor('He dances.')).not.toBe(0);
  expect(flavor('Slow motion.')).not.toBe(0);
  expect(flavor('At the very same and.')).toBe(0);
});

test('added tokens are what is not in common', () => {
  const added = (edited: string, original: string) => {
    const tokens = edited.split(' ');
    return [...addedTokens(tokens, original.split(' '))].map((at) => tokens[at]).join(' ');
  };
  expect(added('a b c', 'a b c')).toBe('');
  expect(added('a x b c', 'a b c')).toBe('x');
  expect(added('a c', 'a b c')).toBe('');
  expect(added('a b a b', 'a b')).toHaveLength(3);
  expect(added('x y', 'a b')).toBe('x y');
  expect(added('c a b', 'a b c')).toBe('c');
});

test('5000 characters are compared in a moment', () => {
  const prompt = 'hairy blue coconut, '.repeat(250);
  expect(workedMs(() => readWishes(prompt, coconut))).toBeLessThan(400);
});
