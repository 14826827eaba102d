import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

test.each([
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36`, 'Chrome on macOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0`,
    'Microsoft Edge on Windows',
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
])('%s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test.each([undefined, '', 'curl', '\u0000', '('.repeat(5000)])(
  '%j names no device',
  (userAgent) => {
    expect(deviceOf(userAgent)).toBeNull();
  },
);

test('of a long name the beginning is kept', () => {
  expect(deviceOf(`${'a'.repeat(5000)}/1 (b) c`)?.length).toBeLessThanOrEqual(60);
});
