import type { User } from '@shortcake/contract/account';

type Named = Pick<User, 'firstName' | 'lastName' | 'email'>;

const clean = (text: string | null | undefined): string => text?.trim() ?? '';

export function displayName({ firstName, lastName, email }: Named): string {
  return [clean(firstName), clean(lastName)].filter(Boolean).join(' ') || clean(email) || 'User';
}

/** How to greet: the first name, or what else there is. */
export function greetingName({ firstName, email }: Named): string {
  return clean(firstName) || clean(email).split('@')[0] || 'there';
}

export function initials({ firstName, lastName, email }: Named): string {
  const letters = first(clean(firstName)) + first(clean(lastName));
  return (letters || first(clean(email)) || 'U').toUpperCase();
}

const first = (text: string): string => [...text][0] ?? '';
