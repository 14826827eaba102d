import type { ApiKey, ApiKeyChanges, KeyScope, NewApiKey } from '@shortcake/contract/api-key';
import { MAX_KEY_NAME, MOST_KEY_CREDITS } from '@shortcake/contract/api-key-limits';
import { hasUnseenOrders, isSeen } from '@shortcake/contract/key-name';
import { codePoints } from '@shortcake/contract/text';
import { formatNumber } from '../../lib/plural.ts';

const DAY = 24 * 60 * 60_000;

/** Until when a key counts: for ever, so many days from now, or to the end of a day that is named. */
export type Expiry = 'never' | '30' | '90' | '365' | 'date';

/** A key as it is written down in the dialog. */
export type KeyDraft = {
  name: string;
  scopes: readonly KeyScope[];
  /** As it was typed; empty for no limit of its own. */
  credits: string;
  expiry: Expiry;
  /** As 2026-12-31, in the time of whoever writes it; counts where the expiry is a date. */
  date: string;
};

export type KeyFaults = { name?: string; scopes?: string; credits?: string; date?: string };

/** Few credits: whoever wants a program to spend more says so. */
const FIRST_CREDITS = '10';

export const blankDraft = (): KeyDraft => ({
  ...{ name: '', scopes: ['read', 'generate'], credits: FIRST_CREDITS },
  ...{ expiry: 'never', date: '' },
});

export const draftOf = ({ name, scopes, creditsPerMonth, expiresAt }: ApiKey): KeyDraft => ({
  ...{ name, scopes, credits: creditsPerMonth === null ? '' : String(creditsPerMonth) },
  ...(expiresAt === null
    ? { expiry: 'never', date: '' }
    : { expiry: 'date', date: dayOf(new Date(expiresAt)) }),
});

/** As 2026-12-31, in the time of whoever looks. */
export const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** What is wrong with a draft, and what to change. */
export function faultsOf({ name, scopes, credits, expiry, date }: KeyDraft, now: Date): KeyFaults {
  const over = codePoints(name.trim()) - MAX_KEY_NAME;
  const most = formatNumber(MOST_KEY_CREDITS);
  const isCount = /^\d{0,9}$/.test(credits.trim()) && Number(credits) <= MOST_KEY_CREDITS;
  const isPast = expiry === 'date' && !(endOf(date) > now);
  return {
    ...(!isSeen(name) && { name: 'Give it a name.' }),
    ...(hasUnseenOrders(name.trim()) && {
      name: 'It has characters that nobody sees. Type it anew.',
    }),
    ...(over > 0 && { name: `${MAX_KEY_NAME} characters at most, ${over} too many.` }),
    ...(scopes.length === 0 && { scopes: 'Choose one at least.' }),
    ...(spends(scopes) &&
      !isCount && { credits: `Enter a whole number up to ${most}, or nothing.` }),
    ...(isPast && { date: 'Choose a day from today on.' }),
  };
}

export const spends = (scopes: readonly KeyScope[]): boolean => scopes.includes('generate');

/** The key that a draft without faults asks for. */
export const newKeyOf = (draft: KeyDraft, now: Date): NewApiKey => ({
  ...{ name: draft.name.trim(), scopes: [...draft.scopes], creditsPerMonth: creditsOf(draft) },
  expiresAt: expiresAtOf(draft, now),
});

/** What a draft without faults changes of a key; undefined for nothing. */
export function changesOf(draft: KeyDraft, key: ApiKey, now: Date): ApiKeyChanges | undefined {
  const before = draftOf(key);
  const wanted = newKeyOf(draft, now);
  const isSameEnd = draft.expiry === before.expiry && draft.date === before.date;
  const changes: ApiKeyChanges = {
    ...(wanted.name !== key.name && { name: wanted.name }),
    ...(String(wanted.scopes) !== String(key.scopes) && { scopes: wanted.scopes }),
    ...(wanted.creditsPerMonth !== key.creditsPerMonth && {
      creditsPerMonth: wanted.creditsPerMonth,
    }),
    ...(!isSameEnd && { expiresAt: wanted.expiresAt }),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** What was typed into a field that is out of sight, since the key generates nothing, may be anything. */
function creditsOf({ credits }: KeyDraft): number | null {
  if (credits.trim() === '') return null;
  const count = Number(credits);
  return Number.isInteger(count) && count >= 0 && count <= MOST_KEY_CREDITS
    ? count
    : Number(FIRST_CREDITS);
}

function expiresAtOf({ expiry, date }: KeyDraft, now: Date): string | null {
  if (expiry === 'never') return null;
  const end = expiry === 'date' ? endOf(date) : new Date(now.getTime() + Number(expiry) * DAY);
  return end.toISOString();
}

/** The last second of a day; of what is none, a date that is invalid, and so neither past nor to come. */
const endOf = (date: string): Date => new Date(`${date}T23:59:59`);
