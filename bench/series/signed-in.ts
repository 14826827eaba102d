import type { Page } from '@playwright/test';
import { giveCredits } from '../../apps/server/test/give-credits.ts';
import { startProduct } from '../../apps/server/test/product.ts';
import { Visitor } from '../../apps/server/test/visitor.ts';
import { launchChromium } from '../../scripts/launch-chromium.ts';
import type { Figure } from '../figure.ts';

/** Measures pages of somebody signed in with a hundred credits, each in a page of its own. */
export async function signedIn(
  ...measures: ((page: Page) => Promise<Figure[]>)[]
): Promise<Figure[]> {
  const browser = await launchChromium();
  const product = await startProduct({});
  try {
    const email = 'series@example.com';
    const visitor = new Visitor(product.url);
    await visitor.signIn(email);
    await giveCredits(product.directory, email, 100);
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 1280, height: 800 },
    });
    await context.addCookies(
      visitor
        .cookies()
        .split('; ')
        .map((cookie) => {
          const at = cookie.indexOf('=');
          return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: product.url };
        }),
    );
    const figures: Figure[] = [];
    for (const measure of measures) {
      const page = await context.newPage();
      figures.push(...(await measure(page)));
      await page.close();
    }
    return figures;
  } finally {
    await browser.close();
    await product.stop();
  }
}
