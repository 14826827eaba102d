import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { changedPrice } from './price-changed.ts';

test('a price that has changed is known by its code, and by nothing else', () => {
  const body = JSON.stringify({ code: 'PRICE_CHANGED', message: 'It has changed.', amount: 500 });
  expect(changedPrice(new ApiError(409, 'Conflict', body))).toBe(500);
  expect(
    changedPrice(new ApiError(409, 'Conflict', '{"code":"ALREADY_SUBSCRIBED"}')),
  ).toBeUndefined();
  expect(changedPrice(new ApiError(503, 'Service Unavailable', ''))).toBeUndefined();
  expect(changedPrice(new TypeError('Failed to fetch'))).toBeUndefined();
});
