import { expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import type { Expected } from './expected.fixture.ts';
import { prompts } from './prompts.fixture.ts';
import { readStory } from './read-story.ts';
import type { Story } from './story.ts';
import { workedMs } from './test-work.ts';

const seeds = [1, 2, 3];

/** The story, reduced to what the table may say. */
function told(story: Story, expected: Expected) {
  const roles = story.roles.map(({ subject }) => subject).join('+');
  const all = {
    ...story,
    roles,
    object: story.object && [story.object.subject, ...story.object.colors].join(' '),
    lead: story.roles[0]!.subject,
    colors: story.roles[0]!.colors.join(),
    wears: story.roles.map(({ wears }) => wears.join()).join('+'),
    floats: story.floats.join(),
  };
  return Object.fromEntries(
    Object.keys(expected).map((key) => [key, all[key as keyof typeof all]]),
  );
}

test.for(prompts)('%s', ([prompt, expected]) => {
  for (const seed of seeds) {
    expect(told(readStory(prompt, seededRandom(seed)), expected)).toEqual(expected);
  }
});

test('the table is long enough to mean something', () => {
  expect(prompts.length).toBeGreaterThanOrEqual(120);
  expect(new Set(prompts.map(([prompt]) => prompt)).size).toBe(prompts.length);
});

test('what is denied is not there, whatever chance says', () => {
  for (let seed = 0; seed < 40; seed++) {
    const tell = (prompt: string) => readStory(prompt, seededRandom(seed));
    expect(tell('A penguin in the arctic, no snow').weather).not.toBe('snow');
    expect(tell('A fish without bubbles').floats).not.toContain('bubbles');
    expect(tell('A man without a hat').roles[0]!.wears).toEqual([]);
    expect(tell('A dog, but no cats').roles.map(({ subject }) => subject)).toEqual(['dog']);
  }
});

test('the same prompt and chance tell the same story, another seed another one', () => {
  const tell = (seed: number) => readStory('A cat and a wobbly snorf', seededRandom(seed));
  expect(tell(5)).toEqual(tell(5));
  const takes = new Set(Array.from({ length: 12 }, (_, seed) => JSON.stringify(tell(seed))));
  expect(takes.size).toBeGreaterThan(6);
});

test('unknown words shape the palette and the title, and choose the same subject each time', () => {
  const tell = (prompt: string, seed: number) => readStory(prompt, seededRandom(seed));
  expect(tell('snorf glimble', 1).palette).toEqual(tell('snorf glimble', 1).palette);
  expect(tell('snorf glimble', 1).palette).not.toEqual(tell('bork wuzzle', 1).palette);
  expect(tell('snorf glimble', 1).title).toBe('Snorf Glimble');
  expect(tell('snorf glimble', 1).roles).toEqual(tell('snorf glimble', 2).roles);
  for (const words of ['snorf', 'bork', 'wuzzle', 'quux', 'plim']) {
    const { palette } = tell(words, 1);
    expect(palette.length).toBeGreaterThanOrEqual(2);
    expect(palette.length).toBeLessThanOrEqual(4);
    for (const color of palette) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  }
});

const hostile: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['blanks', ' \n\t '],
  ['marks', '!!! ... ??? ,,, :::'],
  ['control characters', '\u0000\u0001\u0007cat\u001b[31m\u202e\ufeff'],
  ['lone surrogates', '\ud83d \udc31 cat \ud800'],
  ['other scripts', '猫が歌っている кот поёт قط يغني'],
  ['names of objects', 'constructor __proto__ toString hasOwnProperty'],
  ['accents', 'Ä Café with ă Çat'],
  ['one endless word', 'a'.repeat(5000)],
  ['combining marks', `e${'\u0301'.repeat(4999)}`],
  ['patterns', '(a+)+$ .* [^] \\p{L} $1 %s'],
];
test.for(hostile)('%s makes a story like any other', ([, prompt]) => {
  const story = readStory(prompt, seededRandom(1));
  expect(story.roles.length).toBeGreaterThan(0);
  expect(story.title.length).toBeGreaterThan(0);
  expect(story.title.length).toBeLessThanOrEqual(60);
  expect(story.palette.length).toBeGreaterThanOrEqual(2);
});

const units = [
  'a big orange and white and very fluffy cat with no hat, in a forest on a hill ',
  'blue blue ',
  'cat dog ',
  'the cat is blue ',
  'snorf ',
];
test.for(units)('time grows no faster than the prompt: %s', (unit) => {
  const readings = (times: number, characters: number) => {
    const prompt = unit.repeat(characters).slice(0, characters);
    return workedMs(() => {
      for (let i = 0; i < times; i++) readStory(prompt, seededRandom(i));
    });
  };
  readings(10, 5000);
  // As many words in all; in quadratic time the long prompts would take sixteen times as long.
  expect(readings(50, 5000)).toBeLessThan(readings(800, 312) * 4);
});
