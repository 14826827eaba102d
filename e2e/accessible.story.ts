import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { everybody, openAt, test, walk } from './walk.ts';

/** A page that is still on its way, or that leads elsewhere, has neither. */
const NOT_YET = ['landmark-one-main', 'page-has-heading-one'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it is, a line each. */
async function violations(page: Page, axe: AxeBuilder): Promise<string[]> {
  const list = '[role=listbox], [role=menu]';
  // An open list or menu hides the page and holds the focus, which axe only knows of dialogs.
  if ((await page.locator(list).count()) > 0) {
    axe.include(list).disableRules([...NOT_YET, 'region']);
  }
  // Without it each run opens another tab, which takes longer than the run itself.
  const found = await axe.setLegacyMode().analyze();
  const { width } = page.viewportSize() ?? {};
  return found.violations.map(({ id, nodes }) => `${id} at ${width} px: ${nodes[0]?.html}`);
}

for (const who of everybody) {
  test.describe(`a ${who}`, () => {
    test.use({ who, reducedMotion: 'reduce' });

    test('finds nothing in the way on any screen, wide in light and narrow in dark', async ({
      page,
    }) => {
      test.slow();
      const look = () =>
        violations(page, new AxeBuilder({ page }).withTags(TAGS).disableRules(NOT_YET));
      await walk(page, who, async (screen) => {
        await page.emulateMedia({ colorScheme: 'light' });
        await openAt(page, screen, 1280);
        const found = await look();
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.setViewportSize({ width: 375, height: 800 });
        return [...found, ...(await look())];
      });
    });
  });
}
