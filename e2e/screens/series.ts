import { expect, type Page } from '@playwright/test';
import { onCall } from '../calls.ts';
import { pasteLines } from '../paste-lines.ts';
import { answer, refuse, stall } from './answers.ts';
import { answerBoard } from './board.ts';
import { boardPath, boards, seriesOf } from './sample-boards.ts';
import { heading, press, type Screen, text } from './screen.ts';

const tablePath = '/dashboard/create-video/coconut-face-slicing/series';
const who = 'subscriber';

const board = (videos: Parameters<typeof answerBoard>[1]) => (page: Page) =>
  answerBoard(page, videos);
const openMenu = (number: number) => press(new RegExp(`^More actions for ${number},`));
const choose = (entry: string) => (page: Page) =>
  page.getByRole('menuitem', { name: entry }).click();
const inTurn =
  (...acts: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page);
  };
const compare = (...numbers: number[]) =>
  inTurn(...numbers.flatMap((number) => [openMenu(number), choose('Compare')]));

const cell = (page: Page, row: number) =>
  page.getByLabel(`What he says, row ${row}`, { exact: true });

/** What a spreadsheet would put there. */
async function paste(page: Page, rows: readonly string[]): Promise<void> {
  await pasteLines(cell(page, 1), rows);
  await expect(cell(page, rows.length)).toHaveValue(rows.at(-1)!);
}

const lines = (count: number) => Array.from({ length: count }, (_, i) => `Line ${i + 1}, he says`);

/** Of the screen before, since the rows are kept. */
const startOver = async (page: Page) => {
  await cell(page, 1).waitFor();
  const button = page.getByRole('button', { name: 'Start Over' });
  if (!(await button.isVisible())) return;
  await button.click();
  await page.getByRole('button', { name: 'Start over', exact: true }).last().click();
  await expect(button).toBeHidden();
};
const rows = (count: number) => async (page: Page) => {
  await startOver(page);
  await paste(page, lines(count));
};

/** A series: the table that it is written in, and the board that shows it. */
export const seriesScreens: Screen[] = [
  { name: 'series-table', path: tablePath, who, when: startOver, shows: text('1 of 100 rows') },
  { name: 'series-table-rows', path: tablePath, who, when: rows(3), shows: text('3 of 100 rows') },
  {
    name: 'series-table-short',
    path: tablePath,
    who: 'creator',
    when: rows(30),
    shows: (page) => page.getByRole('button', { name: 'Buy Credits' }).first(),
  },
  {
    name: 'series-table-full',
    path: tablePath,
    who,
    when: rows(100),
    shows: text('100 of 100 rows'),
  },
  {
    name: 'series-table-refused',
    path: tablePath,
    who,
    given: (page) =>
      onCall(page, '**/api/series', (route) => {
        const message = 'Two prompts were not accepted. Change them, and try again.';
        const json = { code: 'PROMPT_REFUSED', message, items: [0, 2] };
        return route.request().method() === 'POST'
          ? route.fulfill({ status: 422, json })
          : route.fallback();
      }),
    when: inTurn(rows(3), press('Generate 3 Videos')),
    shows: (page) => page.locator('[aria-invalid=true]'),
    mayComplain: /422/,
  },
  {
    name: 'series-table-combine',
    path: tablePath,
    who,
    when: inTurn(startOver, press('Every Combination')),
    shows: (page) => page.getByRole('dialog'),
  },
  {
    name: 'series-table-csv',
    path: tablePath,
    who,
    when: async (page) => {
      await startOver(page);
      const file = ['says,sound,mood', ...lines(120).map((line) => `"${line}",yes,`)];
      file[5] = 'Hello,perhaps,';
      file[9] = `${'x'.repeat(90)},no,`;
      await page.getByLabel('CSV file with rows').setInputFiles({
        name: 'series.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(file.join('\n')),
      });
    },
    shows: (page) => page.getByRole('dialog').getByText('Row 6.'),
  },
  {
    name: 'board-loading',
    path: boardPath,
    who,
    given: (page) => stall(page, 'getSeries'),
    shows: (page) => page.getByRole('status', { name: /Loading/ }),
  },
  {
    name: 'board-not-found',
    path: boardPath,
    who,
    given: (page) => refuse(page, 'getSeries', 404, 'There is no such series.', 'NOT_FOUND'),
    shows: heading('Series Not Found'),
    mayComplain: /404/,
  },
  {
    name: 'board-under-way',
    path: boardPath,
    who,
    given: board(boards.underWay),
    shows: text('6 of 12, about a minute'),
  },
  {
    name: 'board',
    path: boardPath,
    who,
    given: board(boards.ended),
    shows: text('7 videos, 2 failed'),
  },
  {
    name: 'board-long-title',
    path: boardPath,
    who,
    given: async (page) => {
      await answerBoard(page, boards.ideas);
      const title = `Everything that I could think of ${'W'.repeat(100)}`;
      await answer(page, 'getSeries', seriesOf(boards.ideas, title));
    },
    shows: text('3 videos'),
  },
  {
    name: 'board-hundred',
    path: boardPath,
    who,
    given: board(boards.hundred),
    shows: text('100 videos'),
  },
  {
    name: 'board-starred',
    path: `${boardPath}?show=starred`,
    who,
    given: board(boards.ended),
    shows: text('7 videos, 2 failed'),
  },
  {
    name: 'board-none-starred',
    path: `${boardPath}?show=starred`,
    who,
    given: board(boards.underWay),
    shows: (page) => page.getByText(/^No video has a star yet/),
  },
  {
    name: 'board-menu',
    path: boardPath,
    who,
    given: board(boards.ended),
    when: openMenu(3),
    shows: (page) => page.getByRole('menuitem', { name: /^Try again/ }),
  },
  {
    name: 'board-player',
    path: boardPath,
    who,
    given: board(boards.ended),
    when: press(/^Open 1,/),
    shows: (page) => page.getByRole('dialog').locator('video'),
  },
  {
    name: 'board-player-failed',
    path: boardPath,
    who,
    given: board(boards.ended),
    when: press(/^Open 3,/),
    shows: (page) => page.getByRole('dialog').getByText(/^The video engine declined/),
  },
  {
    name: 'board-chosen',
    path: boardPath,
    who,
    given: board(boards.ended),
    when: compare(1, 2),
    shows: (page) => page.getByRole('button', { name: 'Compare 2' }),
  },
  {
    name: 'board-compare',
    path: boardPath,
    who,
    given: board(boards.ended),
    when: inTurn(compare(1, 2, 4, 7), press('Compare 4')),
    shows: (page) => page.getByRole('button', { name: 'Pause all' }),
  },
  {
    name: 'board-rename',
    path: boardPath,
    who,
    given: board(boards.ended),
    when: press('Rename'),
    shows: (page) => page.getByRole('dialog').getByLabel('Name'),
  },
  {
    name: 'board-cancel',
    path: boardPath,
    who,
    given: board(boards.underWay),
    when: press('Cancel the rest'),
    shows: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'board-delete',
    path: boardPath,
    who,
    given: board(boards.ended),
    when: press('Delete series'),
    shows: (page) => page.getByRole('alertdialog'),
  },
];
