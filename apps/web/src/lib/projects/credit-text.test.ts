import { expect, it } from 'vitest';
import { creditText } from './credit-text.ts';

it('says whether the credit was used or came back', () => {
  expect(creditText({ videosUsed: 1, creditRefunded: false })).toBe('1 credit used');
  expect(creditText({ videosUsed: 0, creditRefunded: true })).toBe('1 credit refunded');
});
