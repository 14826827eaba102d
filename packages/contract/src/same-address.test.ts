import { expect, test } from 'vitest';
import { isSameAddress } from './same-address.ts';

test('an address is the same in capitals and among blanks', () => {
  expect(isSameAddress(' Ada@Example.com ', 'ada@example.com')).toBe(true);
  expect(isSameAddress('ada@example.co', 'ada@example.com')).toBe(false);
});
