import { randomUUID } from 'node:crypto';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import type { CreditPayment } from '@shortcake/contract/payment';
import type { PlanName } from '@shortcake/contract/plans';
import type { Project } from '@shortcake/contract/project';
import { giveCredits } from '../apps/server/test/give-credits.ts';
import { Visitor } from '../apps/server/test/visitor.ts';
import { subscribe } from '../scripts/seed/subscribe.ts';
import { callFaults } from './calls.ts';
import { cookiesOf } from './cookies.ts';

export { expect };

/** Address of the one who may open the console of the stories' product. */
export const OPERATOR = 'operator@example.com';

/** Where a product listens, and has its data. */
export type Product = { url: string; directory: string };

const allStories = (): Product => ({
  url: process.env.PRODUCT_URL as string,
  directory: process.env.PRODUCT_DATA_DIR as string,
});

/** Someone who uses the product in a browser. */
export class Creator {
  readonly email: string;
  readonly page: Page;
  /** Matches what the console may say in this story. */
  mayComplain: RegExp | undefined;
  readonly #product: Product;
  /** The same person without a browser, who is signed in by `signIn`. */
  readonly #visitor: Visitor;

  constructor(page: Page, email = newAddress(), product = allStories()) {
    this.email = email;
    this.page = page;
    this.#product = product;
    this.#visitor = new Visitor(product.url);
  }

  /** Signs in without the browser, which has the session from then on; no page is opened. */
  async signIn(): Promise<void> {
    await this.#visitor.signIn(this.email, { givenName: 'Robin', familyName: 'Baker' });
    await this.page.context().addCookies(cookiesOf(this.#visitor));
  }

  /** Takes a plan without the browser. */
  async subscribe(plan: PlanName): Promise<void> {
    await subscribe(this.#visitor, plan);
  }

  /** Pays for credits without the browser; answers what the bank appends to the address that it sends back to. */
  async payElsewhere(credits: number): Promise<URLSearchParams> {
    const path = '/api/create-credit-payment';
    const { body } = await this.#visitor.post<CreditPayment>(path, { credits });
    return new URLSearchParams({
      payment_intent: await this.#visitor.confirmCard(body.clientSecret),
      payment_intent_client_secret: body.clientSecret,
      redirect_status: 'succeeded',
    });
  }

  /** Signs in through the sandbox's form, from wherever the page is about to go. */
  async chooseAccount(): Promise<void> {
    await expect(this.page).toHaveTitle('Choose an account');
    await this.page.getByLabel('Email').fill(this.email);
    await this.page.getByLabel(/first|given/i).fill('Robin');
    await this.page.getByLabel(/last|family/i).fill('Baker');
    await this.page.getByRole('button', { name: 'Continue', exact: true }).click();
  }

  /** Signs in as people do, and passes the gate: to the plans, or to the dashboard for who has something there. */
  async signInByHand(): Promise<void> {
    await this.page.goto('/login');
    await this.page
      .getByRole('button', { name: 'Continue with Google' })
      .or(this.page.getByRole('link', { name: 'Continue with Google' }))
      .click();
    await this.chooseAccount();
    await this.page.waitForURL(/\/(pricing|dashboard)$/);
  }

  /** Gets credits from the operator. */
  async receive(credits: number): Promise<void> {
    await giveCredits(this.#product.directory, this.email, credits);
  }
}

export const newAddress = () => `creator-${randomUUID().slice(0, 8)}@example.com`;

/** A phone, a tablet and a laptop, in pixels. */
const WIDTHS = [375, 768, 1280] as const;

/** Opens `path`, and looks at it at each width that people have; opens it again where a look has left it. */
export async function atEveryWidth(
  page: Page,
  path: string,
  look: (width: (typeof WIDTHS)[number]) => Promise<void>,
): Promise<void> {
  for (const width of WIDTHS) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const isFirst = width === WIDTHS[0];
      if (isFirst || !page.url().endsWith(path)) await page.goto(path);
      else await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await look(width);
    });
  }
}

/** Deletes what a story has left to be made, which would take the cores of those that follow. */
async function deleteUnderWay(request: APIRequestContext): Promise<void> {
  const answer = await request.get('/api/projects');
  if (!answer.ok()) return;
  for (const { id, step } of (await answer.json()) as Project[]) {
    if (step !== null) await request.delete(`/api/projects/${id}`);
  }
}

/**
 * A story's `creator` has a page whose console must stay clean: any error, warning or violation of
 * the content policy fails the story.
 */
export const test = base.extend<{ creator: Creator; product: Product }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of this pattern.
  product: async ({}, use) => use(allStories()),
  baseURL: async ({ product }, use) => use(product.url),
  creator: async ({ page, product }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    const creator = new Creator(page, newAddress(), product);
    await use(creator);
    expect(await callFaults(page)).toEqual([]);
    await deleteUnderWay(page.request);
    expect(complaints.filter((text) => !creator.mayComplain?.test(text))).toEqual([]);
  },
});
