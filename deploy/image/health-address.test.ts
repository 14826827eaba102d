import { expect, test } from 'vitest';
import { healthAddress } from './health-address.ts';

test.each<[Record<string, string>, string]>([
  [{}, 'http://127.0.0.1:3000/healthz'],
  [{ HOST: '', PORT: '' }, 'http://127.0.0.1:3000/healthz'],
  [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://127.0.0.1:8080/healthz'],
  [{ HOST: '10.0.0.7' }, 'http://10.0.0.7:3000/healthz'],
  [{ HOST: 'localhost' }, 'http://localhost:3000/healthz'],
  [{ HOST: '::' }, 'http://[::1]:3000/healthz'],
  [{ HOST: '::1' }, 'http://[::1]:3000/healthz'],
])('with %o a web process is asked at %s', (variables, address) => {
  expect(healthAddress(variables)).toBe(address);
});
