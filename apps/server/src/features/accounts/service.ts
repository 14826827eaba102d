import type { User } from '@shortcake/contract/account';
import type { Kysely } from 'kysely';
import type { Secrets } from '../../platform/secrets.ts';
import type { DB } from '../../schema.ts';
import { balanceIn, openCreditAccount } from '../credits/service.ts';
import { deviceOf } from '../sessions/device.ts';
import { SuspendedError } from '../sessions/errors.ts';
import { isToken, keyedHashes, randomToken } from '../sessions/keyed-hash.ts';
import { deleteSession, insertSession } from '../sessions/queries.ts';
import { insertAttempt, takeAttempt } from './attempt-queries.ts';
import { SignInFailedError } from './errors.ts';
import type { IdentityProvider } from './openid.ts';
import type { PictureKeeper } from './picture/keeper.ts';
import { picturePath } from './picture/path.ts';
import { notePictureUrl } from './picture/queries.ts';
import type { Profile } from './profile.ts';
import {
  findAccountIfAny,
  findAccountsByEmail,
  insertAccount,
  type SessionWithUser,
  updateProfile,
} from './queries.ts';

/** How long a person may take on the provider's pages. */
export const ATTEMPT_SECONDS = 600;

export type SignInContext = {
  db: Kysely<DB>;
  sessionSecrets: Secrets;
  provider: IdentityProvider;
  pictures: PictureKeeper;
};

/** Begins a sign-in for a browser; answers where to send it. */
export async function beginSignIn(
  { db, sessionSecrets, provider }: SignInContext,
  { browserToken, returnTo }: { browserToken: string; returnTo: string },
): Promise<URL> {
  const { url, state, nonce, codeVerifier } = await provider.begin();
  const attempt = {
    state_hash: keyedHashes(sessionSecrets, state)[0],
    browser_hash: keyedHashes(sessionSecrets, browserToken)[0],
    nonce,
    code_verifier: codeVerifier,
    return_to: returnTo,
  };
  await insertAttempt(db, attempt, ATTEMPT_SECONDS);
  return url;
}

/**
 * Ends a sign-in: checks that this browser began it, asks the provider who it is, and opens a
 * session. Answers whose it is, the session's token, its life in seconds, and where the person wanted to go.
 * Throws SignInFailedError, SignInDeclinedError, SuspendedError or ProviderUnavailableError.
 */
export async function finishSignIn(
  { db, sessionSecrets, provider, pictures }: SignInContext,
  arrival: {
    query: URLSearchParams;
    browserToken: string | undefined;
    /** The session that the browser had until now; it ends. */
    formerSession: string | undefined;
    /** As the browser names itself. */
    userAgent: string | undefined;
  },
): Promise<{ accountId: string; token: string; secondsLeft: number; returnTo: string }> {
  const { query, browserToken, formerSession, userAgent } = arrival;
  const state = query.get('state');
  if (!state || !isToken(browserToken)) throw new SignInFailedError('no state or no cookie');
  const attempt = await takeAttempt(
    db,
    keyedHashes(sessionSecrets, state),
    keyedHashes(sessionSecrets, browserToken),
  );
  if (!attempt) throw new SignInFailedError('no such attempt of this browser');
  const { nonce, code_verifier: codeVerifier } = attempt;
  const profile = await provider.finish(query, { state, nonce, codeVerifier });
  const token = randomToken();
  const { accountId, isPictureDue, secondsLeft } = await db.transaction().execute(async (db) => {
    const accountId = await saveAccount(db, profile);
    const isPictureDue = await notePictureUrl(db, accountId, profile.pictureUrl);
    if (isToken(formerSession)) await deleteSession(db, keyedHashes(sessionSecrets, formerSession));
    const id = keyedHashes(sessionSecrets, token)[0];
    const session = await insertSession(db, { id, accountId, device: deviceOf(userAgent) });
    return { accountId, isPictureDue, secondsLeft: session.secondsLeft };
  });
  if (isPictureDue && profile.pictureUrl) pictures.fetchLater(accountId, profile.pictureUrl);
  return { accountId, token, secondsLeft, returnTo: attempt.return_to };
}

/** Throws SuspendedError for whom an operator keeps out. */
async function saveAccount(db: Kysely<DB>, profile: Profile): Promise<string> {
  const newId = await insertAccount(db, profile);
  if (newId === null) {
    const { id, suspended_at, suspended_reason } = await updateProfile(db, profile);
    if (suspended_at) throw new SuspendedError(suspended_reason);
    return id;
  }
  await openCreditAccount(db, newId);
  return newId;
}

/** Ends the session behind a token, if there is one; answers whose it was. */
export async function signOut(
  { db, sessionSecrets }: Pick<SignInContext, 'db' | 'sessionSecrets'>,
  token: string | undefined,
): Promise<string | undefined> {
  return isToken(token) ? deleteSession(db, keyedHashes(sessionSecrets, token)) : undefined;
}

/** Makes of the row of a subscription what an account says of it; another feature knows. */
export type SubscribedAs = (
  row: Pick<SessionWithUser, 'plan' | 'status' | 'stripe_subscription_id' | 'current_period_end'>,
) => Pick<User, 'plan' | 'subscriptionStatus' | 'stripeSubscriptionId' | 'currentPeriodEnd'>;

/** The person as GET /api/auth/user tells it. */
export function userOf(row: SessionWithUser, subscribedAs: SubscribedAs): User {
  const balance = balanceIn(row);
  return {
    id: row.account_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.picture ? picturePath(row.picture) : null,
    createdAt: row.created_at.toISOString(),
    ...subscribedAs(row),
    creditsRemaining: balance.spendable,
    subscriptionCredits: balance.subscription,
    purchasedCredits: balance.purchased,
  };
}

/** A person's e-mail address; undefined when there is no such person. */
export async function emailOf(db: Kysely<DB>, accountId: string): Promise<string | undefined> {
  return (await findAccountIfAny(db, accountId))?.email;
}

/**
 * Where a person gets mail, and whether an operator keeps them out; undefined where there is no such
 * person, or the provider does not vouch for the address.
 */
export async function mailAddressOf(
  db: Kysely<DB>,
  accountId: string,
): Promise<{ address: string; isSuspended: boolean } | undefined> {
  const account = await findAccountIfAny(db, accountId);
  if (!account?.email_verified) return undefined;
  return { address: account.email, isSuspended: account.suspended_at !== null };
}

/** Everyone with an e-mail address, for the operator's commands: several people may share one. */
export async function accountsWithEmail(db: Kysely<DB>, email: string) {
  return findAccountsByEmail(db, email.trim());
}
