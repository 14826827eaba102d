import { expect, test } from 'vitest';
import { plainReason } from './plain-reason.ts';

test('codes, charges and advice for developers are left out', () => {
  const said =
    'Veo could not generate 1 videos based on the prompt provided. You will not be charged for this request. Try rephrasing the prompt. If you think this was an error, send feedback. Support codes: 42237218';
  expect(plainReason(said)).toBe(
    'Veo could not generate 1 videos based on the prompt provided. Try rephrasing the prompt',
  );
});

test.each([
  ['Request 7f0c1a52-aa31 was blocked.\nSee https://example.com/a?key=b.', 'Request was blocked'],
  ['It was blocked (request id: 9f3e21ab77c0).', 'It was blocked'],
  [
    'It shows a 16-year-old. I could make another one!',
    'It shows a 16-year-old. I could make another one',
  ],
])('ids and addresses are left out, ages are not (%j)', (said, reason) => {
  expect(plainReason(said)).toBe(reason);
});

test('a long explanation is cut after a sentence, else after a word, at 200 characters', () => {
  const sentence = 'This is a sentence of forty-three letters.';
  expect(`${plainReason(Array(9).fill(sentence).join(' '))}.`).toBe(
    Array(4).fill(sentence).join(' '),
  );
  const cut = plainReason('violence '.repeat(60));
  expect(cut).toMatch(/violence$/);
  expect(cut?.length).toBeLessThanOrEqual(200);
});

test('what stands after the first 2,000 characters is not looked at', () => {
  const before = 'See https://example.com. '.repeat(80);
  expect(before).toHaveLength(2000);
  expect(plainReason(`${before.slice(25)}Request`)).toBe('Request');
  expect(plainReason(`${before}It was blocked.`)).toBeUndefined();
});

test('a cut goes through no character', () => {
  const cut = plainReason(`a${'🐌'.repeat(2000)}`);
  expect(cut).toBe(`a${'🐌'.repeat(99)}`);
});

test('there is no reason where nothing is said', () => {
  expect(plainReason(' \n')).toBeUndefined();
  expect(plainReason('Support codes: 42237218')).toBeUndefined();
});
