import type { Locator } from '@playwright/test';
import { onCall } from './calls.ts';
import { drawnAnew } from './drawn-anew.ts';
import { pasteLines } from './paste-lines.ts';
import { test as withQuickEngine } from './quick-engine.ts';
import { LINES, makeSeries } from './series.suite.ts';
import { expect, test } from './story.ts';

// The deep story has the studio make twenty.
withQuickEngine(
  'a creator makes a series from lines of text, stars all of it, and downloads it',
  async ({ creator }) => {
    await makeSeries(creator, LINES.slice(0, 3), { madeWithin: 240_000 });
  },
);

/** Whether nothing lies over what has the focus, such as the bar with the price. */
const isUncovered = (place: Locator) =>
  place.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) => document.elementFromPoint(left + 20, y) === element);
  });

test('a key typed into a table of a hundred rows draws one of them, in view', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard/create-video/coconut-face-slicing/series');
  const cell = (row: number) => page.getByLabel(`What he says, row ${row}`, { exact: true });
  await pasteLines(
    cell(1),
    Array.from({ length: 100 }, (_, i) => `Line ${i + 1}`),
  );
  await cell(50).focus();
  await expect.poll(() => isUncovered(cell(50))).toBe(true);
  const drawn = await drawnAnew(page, 'tbody tr', async () => {
    await page.keyboard.press('End');
    await page.keyboard.type('abc');
    await expect(cell(50)).toHaveValue('Line 50abc');
  });
  expect(drawn).toBe(1);

  await cell(1).focus();
  for (let row = 2; row < 12; row += 1) {
    await page.keyboard.press('Enter');
    await expect(cell(row)).toBeFocused();
    expect(await isUncovered(cell(row))).toBe(true);
  }
});

test('in the table no key spends a credit, and the focus goes where the writing goes on', async ({
  creator,
}) => {
  const { page } = creator;
  const asked: unknown[] = [];
  await creator.signIn();
  await creator.receive(5);
  await onCall(page, '**/api/series', (route, request) => {
    if (request.method() === 'POST') asked.push(request.postDataJSON());
    return route.fallback();
  });
  await page.goto('/dashboard/prompt-yourself/series');
  const cell = (row: number) => page.getByLabel(`Prompt, row ${row}`, { exact: true });

  await test.step('a column of a spreadsheet is a row for each of its cells', async () => {
    await cell(1).evaluate((target) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'A cake\nA pie\nA bun');
      clipboardData.setData('text/html', '<table><tr><td>A cake</td></tr></table>');
      const init = { clipboardData, bubbles: true, cancelable: true };
      target.dispatchEvent(new ClipboardEvent('paste', init));
    });
    await expect(cell(3)).toHaveValue('A bun');
    await expect(cell(1)).toHaveValue('A cake');
  });

  await test.step('Enter in a field asks for nothing', async () => {
    await page.getByLabel('Name of the series').press('Enter');
    await page.getByLabel('Sound, row 1').press('Enter');
    await page.getByLabel('Title, row 3').press('Enter');
    await expect(cell(4)).toBeVisible();
    await expect(page.getByText('3 videos, 3 credits. 1 empty row is left out.')).toBeVisible();
    expect(asked).toEqual([]);
    // Nobody waits for the new row: the first letter is in it.
    await page.getByLabel('Title, row 4').press('Enter');
    await page.keyboard.type('Fifth');
    await expect(page.getByLabel('Title, row 5')).toHaveValue('Fifth');
    await page.getByRole('button', { name: 'Remove row 5' }).press('Enter');
  });

  await test.step('a row that is removed leaves the focus to the next one', async () => {
    await page.getByRole('button', { name: 'Remove row 4' }).press('Enter');
    await expect(cell(4)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Remove row 3' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove row 1' }).press('Enter');
    await expect(cell(1)).toHaveValue('A pie');
    await expect(page.getByRole('button', { name: 'Remove row 1' })).toBeFocused();
  });

  await test.step('a name that is too long, and a row without words, are led to', async () => {
    const generate = page.getByRole('button', { name: 'Generate 2 Videos' });
    await page.getByLabel('Name of the series').fill('x'.repeat(201));
    await generate.click();
    await expect(page.getByText('The name needs a change', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Name of the series')).toBeFocused();
    await page.getByLabel('Name of the series').fill('');
    await page.getByLabel('Title, row 2').fill('A bun');
    await cell(2).fill('');
    await generate.click();
    await expect(page.getByText('Row 2 needs a change', { exact: true })).toBeVisible();
    await expect(cell(2)).toBeFocused();
    expect(asked).toEqual([]);
  });
});
