import { expect, it } from 'vitest';
import { hasSignedInHint } from './hint.ts';

it('knows the hint among other cookies', () => {
  expect(hasSignedInHint('theme=dark; signed_in=1')).toBe(true);
  expect(hasSignedInHint('signed_in=1')).toBe(true);
});

it('does not take something alike for the hint', () => {
  expect(hasSignedInHint('')).toBe(false);
  expect(hasSignedInHint('signed_in=0')).toBe(false);
  expect(hasSignedInHint('was_signed_in=1')).toBe(false);
});
