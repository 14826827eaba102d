import { unfold } from './developers.suite.ts';
import { layoutFaults } from './screen-faults/layout.ts';
import { expect, test } from './story.ts';

test('somebody who programs finds the page, takes a call along, and links to another', async ({
  page,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('link', { name: 'Developers' }).click();
  await expect(page).toHaveTitle('Developers · Shortcake');
  await page.getByRole('button', { name: /^Copy 1\. / }).click();
  await expect(page.getByRole('button', { name: /^Copied 1\. / })).toBeVisible();
  const copied = await page.evaluate('navigator.clipboard.readText()');
  expect(copied).toBe(
    `curl -sS "${new URL(baseURL as string).origin}/api/v1/account" -H "Authorization: Bearer $SHORTCAKE_API_KEY"`,
  );

  const beside = page.getByRole('navigation', { name: 'On this page' });
  await beside.getByRole('link', { name: 'getVideo', exact: true }).click();
  await expect(page).toHaveURL(/#getVideo$/);
  await expect(page.getByRole('heading', { name: 'One video' })).toBeInViewport();
  await expect(beside.getByRole('link', { name: 'getVideo', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await page.goto('/developers#schema-VideoSettings');
  await expect(page.getByText('How a video was asked for.')).toBeInViewport();

  await test.step('all of it can be read on a phone', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 375, height: 800 });
    // The deep story looks at colors as well, at every width.
    await unfold(page);
    expect(await page.evaluate(layoutFaults)).toEqual([]);
  });
});

test('on a phone, and without a script, it reads and leads to its parts', async ({ browser }) => {
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, viewport: { width: 375, height: 800 } },
  });
  const page = await context.newPage();
  await page.goto('/developers');
  await page.getByText('On this page').first().click();
  await page.getByRole('navigation').getByRole('link', { name: 'Agents' }).click();
  await expect(page.getByRole('heading', { name: 'Agents' })).toBeInViewport();
  await expect(page.getByRole('button')).toHaveCount(0);
  await context.close();
});
