import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A page that is still on its way, or that leads elsewhere, has neither. */
const NOT_YET = ['landmark-one-main', 'page-has-heading-one'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it is, a line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(TAGS).disableRules(NOT_YET);
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
