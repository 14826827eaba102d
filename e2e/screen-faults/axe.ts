import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A page that is still on its way, or that leads elsewhere, has neither. */
const NOT_YET = ['landmark-one-main', 'page-has-heading-one'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lists what axe finds on the page as it is, a line each. */
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
  const faults: string[] = [];
  for (const { id, nodes } of found.violations) {
    const seen = id === 'target-size' ? await smallInTheOpen(page, nodes) : nodes;
    if (seen[0]) faults.push(`${id} at ${width} px: ${seen[0].html}`);
  }
  return faults;
}

type Nodes = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'];

/**
 * Those targets that are too small where they can be seen whole. Wherever a page happens to be scrolled to,
 * a bar that stays in the window may cover half of a button, which axe takes for a small one.
 */
async function smallInTheOpen(page: Page, nodes: Nodes): Promise<Nodes> {
  const small: Nodes = [];
  for (const node of nodes) {
    const [target] = node.target as string[];
    await page.locator(target as string).evaluate((it) => it.scrollIntoView({ block: 'center' }));
    const axe = new AxeBuilder({ page }).withRules(['target-size']).include(target as string);
    const { violations } = await axe.setLegacyMode().analyze();
    small.push(...violations.flatMap(({ nodes }) => nodes));
  }
  return small;
}
