import type { Portrait } from './portraits.ts';
import type { ProfileForm } from './profile.ts';

/** People to sign in as with one click. */
export type DemoPerson = ProfileForm & { portrait: Portrait };
export const demoPeople: readonly DemoPerson[] = [
  { givenName: 'Ada', familyName: 'Baker', email: 'ada@example.com', portrait: 'strawberry' },
  { givenName: 'Ben', familyName: 'Whisk', email: 'ben@example.com', portrait: 'lemon' },
  { givenName: 'Cleo', familyName: 'Custard', email: 'cleo@example.com', portrait: 'watermelon' },
];
