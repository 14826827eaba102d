import { expect, test } from 'vitest';
import { saysFiltered, whatWasFiltered } from './filter-words.ts';

test.each([
  'The prompt was filtered.',
  'Request contains unsafe content',
  'Your prompt was flagged',
  'It contains harmful words.',
  'Prompt rejected by content filter',
  'This content is not allowed',
  'content_policy_violation',
  'SAFETY_BLOCK',
  'PROHIBITED_CONTENT',
  'This violates our guidelines.',
])('“%s” is a filter’s', (said) => {
  expect(saysFiltered(said)).toBe(true);
});

test.each([
  '',
  'Error loading safetensors: access violation',
  'Set CUDA_LAUNCH_BLOCKING=1',
  'Field names are case-sensitive.',
  'Error initializing filter scale',
  'out of memory',
])('“%s” is none’s', (said) => {
  expect(saysFiltered(said)).toBe(false);
});

test('codes count as words, and what is missing does not', () => {
  expect(saysFiltered('content_filtered', undefined)).toBe(true);
  expect(saysFiltered(null, undefined, 400)).toBe(false);
});

test.each([
  ['We encountered an issue with the audio for your prompt.', 'sound'],
  ['The soundtrack was filtered.', 'sound'],
  ['The prompt was flagged.', 'prompt'],
  ['It was flagged.', 'picture'],
] as const)('“%s” is about the %s', (said, what) => {
  expect(whatWasFiltered(said, 'picture')).toBe(what);
});
