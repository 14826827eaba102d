import { expect, test } from 'vitest';
import { isNestedTooDeep } from './nesting.ts';

const nested = (levels: number, inside = '') => '['.repeat(levels) + inside + ']'.repeat(levels);

test('what is nested deeper than any body of the contract is told from what is only long', () => {
  expect(isNestedTooDeep(nested(32))).toBe(false);
  expect(isNestedTooDeep(nested(33))).toBe(true);
  expect(isNestedTooDeep(JSON.stringify({ a: [{}, {}, [{}]] }))).toBe(false);
  expect(isNestedTooDeep(`[${Array(1000).fill('{}').join()}]`)).toBe(false);
  expect(isNestedTooDeep('['.repeat(1000))).toBe(true);
});

test('brackets in a text are no nesting, wherever its quotation marks are', () => {
  for (const text of [
    '['.repeat(99),
    `"${'{'.repeat(99)}`,
    '\\"['.repeat(99),
    `\\\\"${'['.repeat(9)}`,
  ]) {
    expect(isNestedTooDeep(JSON.stringify([text, { [text]: text }])), text).toBe(false);
  }
  expect(isNestedTooDeep(`["\\\\", ${nested(40)}]`)).toBe(true);
  expect(isNestedTooDeep('"[[[')).toBe(false);
});
