import { z } from 'zod';
import { MAX_KEY_NAME, MOST_KEY_CREDITS, MOST_USAGE_DAYS } from './api-key-limits.ts';
import { hasUnseenOrders, isSeen } from './key-name.ts';
import { requiredText } from './text-field.ts';

/** What a key may do: `read` looks at things, `generate` makes, cancels and deletes them. Neither holds the other. */
export const keyScopes = ['read', 'generate'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** A key by which a person's programs call the API, as GET /api/keys lists it: never with the key itself. */
export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** How the key begins, so that its owner knows it again. */
  start: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  /** Credits that it may spend in a calendar month (UTC); null: as many as its owner has. */
  creditsPerMonth: z.int().nullable(),
  /** Credits that it has spent this month; one that came back is not counted. */
  creditsThisMonth: z.int(),
  /** It counts no more from then on; null: never. */
  expiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Noted every minute; null: never used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** What POST /api/keys answers: the one time that the key itself is told. */
export const CreatedApiKey = ApiKey.extend({ key: z.string() });
export type CreatedApiKey = z.infer<typeof CreatedApiKey>;

const name = requiredText(MAX_KEY_NAME)
  .refine(
    (name) => !hasUnseenOrders(name),
    'must have no control characters, such as a tab, and none that turn the direction of writing',
  )
  .refine((name) => name === '' || isSeen(name), 'must have a character that can be seen');
const scopes = z
  .array(z.enum(keyScopes, `must be ${keyScopes.join(' or ')}`))
  .min(1, 'must have at least one')
  .max(keyScopes.length, `may have at most ${keyScopes.length}`)
  .refine((scopes) => new Set(scopes).size === scopes.length, 'must have each once');
const creditsPerMonth = z.int().min(0).max(MOST_KEY_CREDITS).nullable();
const expiresAt = z.iso
  .datetime({ offset: true, error: 'must be a time such as 2027-01-31T00:00:00Z, or null' })
  .nullable();

/** What POST /api/keys takes. */
export const NewApiKey = z.strictObject({
  name,
  scopes,
  creditsPerMonth: creditsPerMonth.default(null),
  expiresAt: expiresAt.default(null),
});
export type NewApiKey = z.output<typeof NewApiKey>;

/** What PATCH /api/keys/{id} takes: at least one of them. */
export const ApiKeyChanges = z
  .strictObject({
    name: name.optional(),
    scopes: scopes.optional(),
    creditsPerMonth: creditsPerMonth.optional(),
    expiresAt: expiresAt.optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    error: 'give a name, scopes, creditsPerMonth or expiresAt',
  });
export type ApiKeyChanges = z.output<typeof ApiKeyChanges>;

const DAYS = `must be a whole number from 1 to ${MOST_USAGE_DAYS}`;

/** What GET /api/keys/usage takes: how many days back, today included. */
export const KeyUsageQuery = z.object({
  days: z
    .string(DAYS)
    .regex(/^\d{1,4}$/, DAYS)
    .transform(Number)
    .refine((days) => days >= 1 && days <= MOST_USAGE_DAYS, DAYS)
    .default(30),
});

/** What one key did on one day (UTC): days on which it did nothing are left out. */
export const KeyUsage = z.object({
  /** As 2026-11-27. */
  day: z.iso.date(),
  keyId: z.string(),
  /** Also of a key that was revoked since. */
  name: z.string(),
  isRevoked: z.boolean(),
  /** Videos that were asked for on that day, and of those the ones that are finished. */
  asked: z.int(),
  finished: z.int(),
  /** Credits of those videos, without those that came back. */
  credits: z.int(),
});
export type KeyUsage = z.infer<typeof KeyUsage>;
