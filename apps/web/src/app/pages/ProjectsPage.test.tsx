import type { Project } from '@shortcake/contract/project';
import type { Series } from '@shortcake/contract/series';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listed } from '../../../../../e2e/screens/listed.ts';
import { everyProject } from '../../../../../e2e/screens/sample-projects.ts';
import { seriesOf } from '../../../../../e2e/screens/sample-series-cards.ts';
import { shelf } from '../../../../../e2e/screens/sample-shelf.ts';
import { type Answers, type Call, refused } from '../../../test/light-dom/api.ts';
import { ServerEvents } from '../../../test/light-dom/events.ts';
import { withCredits } from '../../../test/light-dom/people.ts';
import { showApp } from '../../../test/light-dom/show.tsx';

const path = '/dashboard/projects';
const listing = (projects: readonly Project[], series: Series[] = []): Answers => ({
  listProjects: ({ query }: Call) => listed(projects, query).items,
  listSeries: ({ query }: Call) => series.filter(({ title }) => title.includes(query.q ?? '')),
});
const titles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const card = async (title: RegExp | string) =>
  (await screen.findByRole('heading', { level: 2, name: title })).closest('li') as HTMLElement;
const address = () => location.pathname + location.search;
const button = (name: string) => screen.findByRole('button', { name });
const isPressed = async (name: string) =>
  (await button(name)).getAttribute('aria-pressed') === 'true';

test('a creator sees how each video stands', async () => {
  showApp(path, withCredits(1), listing(everyProject));
  const says = async (title: RegExp, ...words: string[]) => {
    const { textContent } = await card(title);
    for (const some of words) expect(textContent).toContain(some);
  };
  await says(/^Custom Video/, 'Queued, 2nd in line');
  await says(/^Cat Opera/, 'Waiting for the engine, 3rd in its line');
  expect(within(await card(/^Cat Opera/)).queryByRole('progressbar')).toBeNull();
  await says(/^Cloud Slicing/, 'Generating', 'Rendering62%About 2 minutes left');
  await says(/^Baby Boy Halo/, 'Changing the prompt helps.', '1 credit refunded');
  expect(titles()).toHaveLength(everyProject.length);
});

test('without a figure of its progress a video has the time that is left, and no bar', async () => {
  const rendering = everyProject.find(({ step }) => step === 'rendering')!;
  showApp(path, withCredits(1), listing([{ ...rendering, progress: null, etaSeconds: 85 }]));
  const only = await card(/^Cloud Slicing/);
  within(only).getByText('About 1 minute left');
  expect(within(only).queryByRole('progressbar')).toBeNull();
});

test('the search is in the address, and what is found is asked of the server', async () => {
  const { hand } = showApp(`${path}?status=failed`, withCredits(1), listing(everyProject));
  const search = await screen.findByRole<HTMLInputElement>('searchbox');
  await waitFor(() => expect(titles()).toEqual([expect.stringMatching(/^Baby Boy Halo/)]));
  await hand.type(search, 'cloud');
  await screen.findByRole('heading', { name: 'No projects found' });
  expect(address()).toBe(`${path}?status=failed&search=cloud`);
  await hand.clear(search);
  await waitFor(() => expect(address()).toBe(`${path}?status=failed`));
  await waitFor(() => expect(titles()).toEqual([expect.stringMatching(/^Baby Boy Halo/)]));
  await hand.click(screen.getByRole('link', { name: 'My Projects' }));
  await waitFor(() => expect(address()).toBe(path));
  expect(screen.getByRole('combobox', { name: 'Status' }).textContent).toBe('All');
});

test('a link leads to the same list, and one with a status that is none to all', async () => {
  showApp(`${path}?search=BABY&status=failed`, withCredits(1), listing(everyProject));
  const search = await screen.findByRole<HTMLInputElement>('searchbox');
  expect(search.value).toBe('BABY');
  expect(screen.getByRole('combobox', { name: 'Status' }).textContent).toBe('Failed');
  await waitFor(() => expect(titles()).toEqual([expect.stringMatching(/^Baby Boy Halo/)]));
});

test('a status that is none shows all', async () => {
  showApp(`${path}?status=burnt`, withCredits(1), listing(everyProject));
  await waitFor(() => expect(titles()).toHaveLength(everyProject.length));
  expect(screen.getByRole('combobox', { name: 'Status' }).textContent).toBe('All');
});

test('a failed video is tried again once, with the same settings', async () => {
  const { failed } = shelf;
  const fresh = { ...failed, id: 'fresh', status: 'pending' as const, step: 'queued' as const };
  const { api, hand } = showApp(`${path}?status=failed`, withCredits(1), {
    ...listing([failed]),
    createProject: () => {
      api.answer(listing([fresh, failed]));
      return fresh;
    },
  });
  await screen.findByText('Your credit came back.');
  const again = await button('Try Again');
  const price = again.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(price)?.textContent).toBe('Costs 1 credit');
  await hand.dblClick(again);
  await waitFor(() => expect(address()).toBe(path));
  await waitFor(() => expect(titles()).toEqual(['Burnt cake', 'Burnt cake']));
  const { seed: _, ...templateData } = failed.templateData;
  expect(api.calls('createProject').map(({ body }) => body)).toEqual([
    { title: failed.title, prompt: failed.prompt, templateData },
  ]);
});

test('a prompt is copied, and a video begins another with its prompt and settings, beside a draft', async () => {
  const { hand } = showApp('/dashboard/prompt-yourself', withCredits(1), {
    ...listing([shelf.tall, shelf.wide]),
    getProject: shelf.wide,
  });
  const prompt = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Prompt/ });
  await hand.type(await prompt(), 'A lemon that sings in the rain');
  await hand.click(screen.getByRole('link', { name: 'My Projects' }));
  const wide = within(await card('Wide cake'));
  await hand.click(wide.getByRole('button', { name: 'View Prompt' }));
  await hand.click(await button('Copy prompt'));
  await button('Copied');
  expect(await navigator.clipboard.readText()).toBe('A cake as wide as the sea');
  await hand.keyboard('{Escape}');

  await hand.click(wide.getByRole('link', { name: 'Use again' }));
  await waitFor(() => expect(address()).toBe('/dashboard/prompt-yourself?from=wide'));
  await waitFor(async () => expect((await prompt()).value).toBe('A cake as wide as the sea'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Title/ }).value).toBe('Wide cake');
  expect(screen.getByRole('combobox', { name: 'Aspect Ratio' }).textContent).toMatch(/16:9/);
  const isChecked = (name: string) =>
    screen.getByRole('checkbox', { name }).getAttribute('aria-checked');
  expect(['Generate Audio', 'Enhance Prompt'].map(isChecked)).toEqual(['false', 'true']);

  await hand.click(screen.getByRole('link', { name: 'Prompt Yourself' }));
  await waitFor(async () => expect((await prompt()).value).toBe('A lemon that sings in the rain'));
});

test('a star that the server refuses is taken back, and told', async () => {
  const answered = Promise.withResolvers<void>();
  const { hand } = showApp(path, withCredits(1), {
    ...listing([shelf.tall]),
    changeProject: async () => {
      await answered.promise;
      return refused(500, 'BROKEN', 'The oven is out.');
    },
  });
  await hand.click(await button('Star Tall cake'));
  await waitFor(async () => expect(await isPressed('Star Tall cake')).toBe(true));
  answered.resolve();
  await screen.findByText('500: The oven is out.');
  await waitFor(async () => expect(await isPressed('Star Tall cake')).toBe(false));
});

test('of several that are deleted, three at a time, what could not be is told once and stays selected', async () => {
  let [underWay, most] = [0, 0];
  const threeCame = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    ...{ ...shelf.failed, id, title: `Cake ${id}` },
  }));
  const { api, hand } = showApp(path, withCredits(1), {
    ...listing([shelf.tall, shelf.wide, ...many]),
    deleteProject: async ({ params }) => {
      underWay += 1;
      most = Math.max(most, underWay);
      if (underWay === 3) threeCame.resolve();
      await answered.promise;
      underWay -= 1;
      return params.id === 'wide' ? refused(409, 'NO_REFUND', 'It is stuck.') : undefined;
    },
  });
  await hand.click(await button('Select'));
  await hand.click(screen.getByRole('checkbox', { name: 'Select Tall cake' }));
  await hand.keyboard('{Shift>}');
  await hand.click(screen.getByRole('checkbox', { name: 'Select Cake e' }));
  await hand.keyboard('{/Shift}');
  await screen.findByText('7 selected');
  await hand.click(await button('Delete'));
  api.answer(listing([shelf.wide]));
  const question = within(await screen.findByRole('alertdialog'));
  await hand.click(question.getByRole('button', { name: 'Delete' }));
  await threeCame.promise;
  // A fourth one, asked for together with them, would be here before what is asked for now.
  const before = api.calls('listProjects').length;
  act(() => ServerEvents.tell('projects'));
  await waitFor(() => expect(api.calls('listProjects').length).toBeGreaterThan(before));
  answered.resolve();
  await screen.findByText('1 of 7 could not be deleted');
  screen.getByText('409: It is stuck. It is still selected.');
  await screen.findByText('1 selected');
  const left = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Wide cake' });
  expect(left.checked).toBe(true);
  expect(most).toBe(3);
});

test('a series stays one card while a filter is being answered', async () => {
  const hooks = seriesOf('hooks', 'Ten hooks', 'cc');
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const { hand } = showApp(path, withCredits(1), {
    ...listing(hooks.videos, [hooks.series]),
    listProjects: async ({ query }: Call) => {
      if (query.starred) {
        asked.resolve();
        await answered.promise;
      }
      return listed(hooks.videos, query).items;
    },
  });
  const open = () => screen.queryByRole('link', { name: 'Open Ten hooks' });
  await waitFor(() => expect(open()).not.toBeNull());
  await hand.click(await button('Starred'));
  await asked.promise;
  await waitFor(async () => expect(await isPressed('Starred')).toBe(true));
  expect(open()).not.toBeNull();
  answered.resolve();
  await waitFor(() => expect(open()).toBeNull());
});
