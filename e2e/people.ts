import type { BrowserContext } from '@playwright/test';
import { giveCredits } from '../apps/server/test/give-credits.ts';
import { Visitor } from '../apps/server/test/visitor.ts';
import { subscribe } from '../scripts/seed/subscribe.ts';
import { cookiesOf } from './cookies.ts';
import { newAddress, OPERATOR } from './story.ts';

/** Whoever may look at a screen, from signed out to a plan that was cancelled. */
export type Person = 'visitor' | 'newcomer' | 'creator' | 'subscriber' | 'cancelled' | 'operator';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** Does what each kind of person has done once they have signed in. */
const beginnings: Record<
  Exclude<Person, 'visitor'>,
  (visitor: Visitor, email: string) => Promise<unknown>
> = {
  operator: async () => {},
  newcomer: async () => {},
  creator: (_visitor, email) => giveCredits(process.env.PRODUCT_DATA_DIR as string, email, 12),
  subscriber: (visitor) => subscribe(visitor, 'creator'),
  cancelled: async (visitor) => {
    await subscribe(visitor, 'starter');
    await visitor.post('/api/cancel-subscription');
  },
};

/** The people of one run: each is made when first asked for, and their session used again. */
export class People {
  readonly #sessions = new Map<Person, Promise<Cookies>>();

  /** The session of `person`, for a browser's context. */
  session(person: Person): Promise<Cookies> {
    const known = this.#sessions.get(person) ?? makePerson(person);
    this.#sessions.set(person, known);
    return known;
  }
}

async function makePerson(person: Person): Promise<Cookies> {
  if (person === 'visitor') return [];
  const visitor = new Visitor(process.env.PRODUCT_URL as string);
  const email = person === 'operator' ? OPERATOR : newAddress();
  await visitor.signIn(email, { givenName: 'Robin', familyName: 'Baker' });
  await beginnings[person](visitor, email);
  return cookiesOf(visitor);
}
