import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';

const PUBLIC = ['/', '/login', '/templates', '/nowhere'];
const SIGNED_IN = [
  '/pricing',
  '/checkout?plan=creator',
  '/checkout',
  '/checkout/complete',
  '/dashboard',
  '/dashboard/templates',
  '/dashboard/create-video/cat-opera',
  '/dashboard/prompt-yourself',
  '/dashboard/projects',
  '/dashboard/billing',
];

/** The page has loaded its data. An event stream stays open, so that the network never rests. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing stands in anyone's way, in ${colorScheme}`, async ({ creator }) => {
    const { page } = creator;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const look = async (path: string) => {
      await page.goto(path);
      await settled(page);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      const found = violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`);
      expect(found).toEqual([]);
    };
    for (const path of PUBLIC) await look(path);
    await creator.signIn();
    await look('/dashboard');
    await creator.receive(1);
    for (const path of SIGNED_IN) await look(path);
  });
}

for (const width of [320, 375, 768, 1280]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ creator }) => {
    const { page } = creator;
    await page.setViewportSize({ width, height: 800 });
    const overflow = async (path: string) => {
      await page.goto(path);
      await settled(page);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, path).toBeLessThanOrEqual(0);
    };
    for (const path of PUBLIC) await overflow(path);
    await creator.signIn();
    await overflow('/dashboard');
    await creator.receive(1);
    for (const path of SIGNED_IN) await overflow(path);
  });
}
