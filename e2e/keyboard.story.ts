import { expect, type Locator, type Page } from '@playwright/test';
import { answer } from './screens/answers.ts';
import { everyProject } from './screens/sample-projects.ts';
import { test } from './walk.ts';

// Without previews that play: where the focus goes has nothing to do with them.
test.use({ who: 'subscriber', reducedMotion: 'reduce' });

const PAGES = [
  '/templates',
  '/pricing',
  '/dashboard',
  '/dashboard/templates',
  '/dashboard/create-video/cat-opera',
  '/dashboard/prompt-yourself',
  '/dashboard/projects',
  '/dashboard/billing',
  '/dashboard/settings',
  '/dashboard/support',
];

/**
 * Runs in the page: whether the person at the keyboard can tell which element has the focus; null
 * when they have been there, or the focus has left the page.
 */
function focused() {
  const element = document.activeElement;
  if (!element || element === document.body || element.hasAttribute('data-visited')) return null;
  element.setAttribute('data-visited', '');
  const isMarked = (box: Element, part?: '::after') => {
    const { outlineStyle, outlineWidth } = getComputedStyle(box, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // A link that covers its card has its mark around the card, in the part that covers it.
  const marked = isMarked(element) || isMarked(element, '::after');
  return { html: element.outerHTML.slice(0, 120), marked };
}

/** Runs in the page: whether a part of what has the focus is in the window, with nothing over it. */
function isInTheOpen() {
  const element = document.activeElement as Element;
  const { left, top, width, height } = element.getBoundingClientRect();
  const isOpen = (x: number, y: number) => {
    const hit = document.elementFromPoint(left + x * width, top + y * height);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const shares = [0.1, 0.5, 0.9];
  return shares.some((x) => shares.some((y) => isOpen(x, y)));
}

async function goToProjects(page: Page): Promise<Locator> {
  await answer(page, 'listProjects', everyProject);
  await page.goto('/dashboard/projects');
  return page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: /^The one in/ }),
  });
}

/** Runs in the page: where the focus is. */
function whereIsFocus() {
  const element = document.activeElement;
  if (element?.closest('[role=dialog], [role=alertdialog]')) return 'in the dialog';
  // On the way round it may pass through the browser's own bar.
  return element === document.body ? 'nowhere' : element?.outerHTML;
}

/** The focus goes round in the dialog, Escape closes it, and what opened it has the focus again. */
async function holdsFocus(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    expect(['in the dialog', 'nowhere']).toContain(await page.evaluate(whereIsFocus));
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

async function pressByKeyboard(button: Locator): Promise<Locator> {
  await button.focus();
  await button.press('Enter');
  return button;
}

test('every stop of the Tab key can be seen, and nothing lies over it', async ({ page }) => {
  const faults: string[] = [];
  await answer(page, 'listProjects', everyProject);
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const nextStop = async () => {
        await page.keyboard.press('Tab');
        return page.evaluate(focused);
      };
      for (let seen = await nextStop(); seen; seen = await nextStop()) {
        if (!seen.marked) faults.push(`${path}: no mark on ${seen.html}`);
        // A carousel takes a moment to bring its slide into view.
        await expect.poll(() => page.evaluate(isInTheOpen), seen.html).toBe(true);
      }
    });
  }
  expect(faults).toEqual([]);
});

test('the first stop skips to the content', async ({ page }) => {
  for (const path of ['/templates', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeAttached();
  }
});

test('dialogs keep the focus and give it back', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');

  await test.step('credits and cancelling, on Billing', async () => {
    await page.goto('/dashboard/billing');
    const buy = await pressByKeyboard(page.getByRole('button', { name: 'Buy Credits' }));
    await holdsFocus(page, dialog, buy);
    const cancel = page.getByRole('button', { name: 'Cancel Subscription' });
    await holdsFocus(page, question, await pressByKeyboard(cancel));
  });

  await test.step('prompt, preview and deleting, on My Projects', async () => {
    const card = await goToProjects(page);
    for (const name of [/Prompt/, /^Preview/]) {
      await holdsFocus(page, dialog, await pressByKeyboard(card.getByRole('button', { name })));
    }
    const more = await pressByKeyboard(card.getByRole('button', { name: /^More actions/ }));
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await holdsFocus(page, question, more);
  });

  await test.step('the drawer of a phone', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/dashboard');
    const menu = await pressByKeyboard(page.getByRole('button', { name: 'Open menu' }));
    await holdsFocus(page, dialog, menu);
  });
});

test('menus are walked with arrows, and give the focus back', async ({ page }) => {
  await page.goto('/dashboard');
  const avatar = await pressByKeyboard(page.getByRole('banner').getByRole('button').last());
  const entries = page.getByRole('menuitem');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(avatar).toBeFocused();
});

test('keys pressed before a list is there are not lost', async ({ page }) => {
  await page.goto('/dashboard/templates');
  const categories = await pressByKeyboard(page.getByRole('combobox'));
  await page.keyboard.press('End');
  await expect(page.getByRole('option', { name: 'Pets' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(categories).toBeFocused();

  await pressByKeyboard(page.getByRole('banner').getByRole('button').last());
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
});
