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
    isEmailVerified: true,
    firstName: 'Ada',
    lastName: 'Baker',
    pictureUrl: null,
  });
});

test('an address of a picture comes as a database can store it, or not at all', () => {
  const urlOf = (picture: unknown) => profileFrom({ ...claims, picture }).pictureUrl;
  expect(urlOf('https://pictures.example/a=s96-c')).toBe('https://pictures.example/a=s96-c');
  expect(urlOf('https://pictures.example/\0\ud800')).toBe('https://pictures.example/%00%EF%BF%BD');
  const none = [
    undefined,
    null,
    7,
    {},
    '',
    'portrait.png',
    `https://pictures.example/${'a'.repeat(2048)}`,
  ];
  for (const picture of none) expect(urlOf(picture)).toBeNull();
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
