import { createHash } from 'node:crypto';

/** A person as the sandbox vouches for them, in OpenID's claim names. */
export type Profile = {
  sub: string;
  email: string;
  email_verified: true;
  name: string;
  given_name?: string;
  family_name?: string;
  picture?: string;
};

export type ProfileForm = { email: string; givenName: string; familyName: string };

const LONGEST_EMAIL = 254;
const LONGEST_NAME = 80;
// The pattern of the HTML standard, so that the page and the browser agree on what an address is.
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** What is wrong with a form, for people, and in which field; null when nothing is. */
export function findFault(form: ProfileForm): { field: string; message: string } | null {
  if (form.email === '') return { field: 'email', message: 'Enter an email address.' };
  if (form.email.length > LONGEST_EMAIL || !EMAIL.test(form.email)) {
    return { field: 'email', message: 'That does not look like an email address.' };
  }
  for (const [field, name] of [
    ['given_name', form.givenName],
    ['family_name', form.familyName],
  ] as const) {
    if (name.length > LONGEST_NAME || /\p{Cc}/u.test(name)) {
      return { field, message: `Names have at most ${LONGEST_NAME} ordinary characters.` };
    }
  }
  return null;
}

/** The profile that a form without faults describes, and where its picture is if there is one. */
export function toProfile(
  { email, givenName, familyName }: ProfileForm,
  picture?: string,
): Profile {
  return {
    sub: subjectOf(email),
    email,
    email_verified: true,
    name: `${givenName} ${familyName}`.trim() || email,
    ...(givenName ? { given_name: givenName } : {}),
    ...(familyName ? { family_name: familyName } : {}),
    ...(picture ? { picture } : {}),
  };
}

/** The same for an address however it is written, today and after a restart; looks like Google's. */
function subjectOf(email: string): string {
  const digest = createHash('sha256').update(`google sandbox ${email.toLowerCase()}`).digest();
  return String(digest.readBigUInt64BE()).padStart(21, '1');
}
