import { z } from 'zod';
import { SignInFailedError } from './errors.ts';

/** Who a provider says a person is. */
export type Profile = {
  issuer: string;
  subject: string;
  email: string;
  /** Whether the provider says that the address is theirs, rather than leaving it open. */
  isEmailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  /** Where the provider has a picture of them. */
  pictureUrl: string | null;
};

const LONGEST_NAME = 200;
const LONGEST_URL = 2048;

const Name = z
  .string()
  .transform(
    (name) =>
      name
        .replaceAll(/\p{Cc}/gu, '')
        .trim()
        .slice(0, LONGEST_NAME) || null,
  )
  .nullish();

// Written anew by URL, which leaves nothing that a database cannot store.
const PictureUrl = z
  .string()
  .transform((text) => URL.parse(text)?.href ?? null)
  .refine((url) => url === null || url.length <= LONGEST_URL)
  .nullish()
  // Nobody is kept out for the sake of a picture.
  .catch(null);

const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z
    .string()
    .max(320)
    .regex(/^[^\s\p{Cc}]+@[^\s\p{Cc}]+$/u),
  email_verified: z.unknown().optional(),
  given_name: Name,
  family_name: Name,
  picture: PictureUrl,
});

/** The profile in an ID token's claims; throws SignInFailedError when there is none to rely on. */
export function profileFrom(claims: unknown): Profile {
  const { success, data } = Claims.safeParse(claims);
  if (!success) {
    throw new SignInFailedError(
      'claims do not fit',
      'Google did not share an email address. Please allow it, or choose another account.',
    );
  }
  if (data.email_verified === false || data.email_verified === 'false') {
    throw new SignInFailedError(
      'email not verified',
      'The email address of this account is not verified yet. Verify it, or choose another account.',
    );
  }
  return {
    issuer: data.iss,
    subject: data.sub,
    email: data.email,
    isEmailVerified: data.email_verified === true || data.email_verified === 'true',
    firstName: data.given_name ?? null,
    lastName: data.family_name ?? null,
    pictureUrl: data.picture ?? null,
  };
}
