import { expect, test } from 'vitest';
import { SignInFailedError } from './errors.ts';
import { profileFrom } from './profile.ts';

const claims = { iss: 'https://accounts.google.com', sub: '1', email: 'ada@example.com' };

test('a profile has what the provider tells', () => {
  const told = { ...claims, email_verified: true, given_name: 'Ada', family_name: 'Baker' };
  expect(profileFrom(told)).toEqual({
    issuer: 'https://accounts.google.com',
    subject: '1',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Baker',
  });
});

test('names are optional, and rid of what a database cannot store', () => {
  expect(profileFrom(claims)).toMatchObject({ firstName: null, lastName: null });
  const odd = { ...claims, given_name: ' A\0da\n', family_name: '  ' };
  expect(profileFrom(odd)).toMatchObject({ firstName: 'Ada', lastName: null });
});

test.each([
  ['no address', { email: undefined }],
  ['no real address', { email: 'ada' }],
  ['an address that a database cannot store', { email: 'a\0@example.com' }],
  ['an address that is not verified', { email_verified: false }],
  ['an address that is not verified, in words', { email_verified: 'false' }],
  ['no subject', { sub: '' }],
])('%s is refused', (_name, changes) => {
  expect(() => profileFrom({ ...claims, ...changes })).toThrow(SignInFailedError);
});
