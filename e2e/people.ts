import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { Creator, OPERATOR } from './story.ts';

/** Whoever may look at a screen, from signed out to a plan that was cancelled. */
export type Person = 'visitor' | 'newcomer' | 'creator' | 'subscriber' | 'cancelled' | 'operator';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What each kind of person does, once, to become it; what is left is their session. */
const beginnings: Record<Person, (creator: Creator) => Promise<void>> = {
  visitor: async () => {},
  operator: (creator) => creator.signIn(),
  newcomer: (creator) => creator.signIn(),
  creator: async (creator) => {
    await creator.signIn();
    await creator.receive(12);
  },
  subscriber: async (creator) => {
    await creator.signIn();
    await subscribe(creator.page, 'creator');
  },
  cancelled: async (creator) => {
    await creator.signIn();
    await subscribe(creator.page, 'starter');
    await creator.page.request.post('/api/cancel-subscription', {
      headers: { origin: new URL(creator.page.url()).origin },
    });
  },
};

/** The people of one run: each is made when first asked for, and their session used again. */
export class People {
  readonly #browser: Browser;
  readonly #sessions = new Map<Person, Promise<Session>>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The session of `person`, to open a browser context with. */
  session(person: Person): Promise<Session> {
    const known = this.#sessions.get(person) ?? this.#make(person);
    this.#sessions.set(person, known);
    return known;
  }

  async #make(person: Person): Promise<Session> {
    const context = await this.#browser.newContext({ baseURL: process.env.PRODUCT_URL as string });
    const email = person === 'operator' ? OPERATOR : undefined;
    await beginnings[person](new Creator(await context.newPage(), email));
    const session = await context.storageState();
    await context.close();
    return session;
  }
}

/** Takes a plan with the sandbox's test card; done when the dashboard is there. */
async function subscribe(page: Page, plan: string): Promise<void> {
  await page.goto(`/checkout?plan=${plan}`);
  await page.getByRole('button', { name: 'Fill in a test card' }).click();
  await page.getByRole('button', { name: /^Subscribe for/ }).click();
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 30_000 });
}
