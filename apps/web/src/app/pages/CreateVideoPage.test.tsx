import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '../../../test/light-dom/api.ts';
import { person, withCredits } from '../../../test/light-dom/people.ts';
import { showApp } from '../../../test/light-dom/show.tsx';
import { finishedProject } from '../../features/create/test-project.ts';

const OPERA = '/dashboard/create-video/cat-opera';
const prompt = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
const generate = () => screen.findByRole('button', { name: 'Generate Video' });

test('a template is shown with what it costs, and its prompt is there to change', async () => {
  showApp(OPERA, withCredits(3));
  expect((await prompt()).value).toMatch(/ginger tabby tenor/);
  screen.getByRole('heading', { name: 'Cat Opera' });
  screen.getByText('Pets');
  screen.getByText('0:08');
  expect(screen.getByRole('list', { name: 'Tags' }).textContent).toContain('#opera');
  const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  await waitFor(() => expect(facts()).toEqual(['1 credit', '3 credits', '2-5 minutes']));
});

test('each template keeps a draft of its own, until the template’s prompt is wanted back', async () => {
  const { hand } = showApp(OPERA, withCredits(3));
  const typed = await prompt();
  await hand.clear(typed);
  await hand.paste('A cat that sings to the moon');
  showApp('/dashboard/create-video/pet-podcast', withCredits(3));
  expect((await prompt()).value).not.toMatch(/sings to the moon/);
  showApp('/create-video/cat-opera', withCredits(3));
  expect((await prompt()).value).toBe('A cat that sings to the moon');
  await hand.click(screen.getByRole('button', { name: "Back to the template's prompt" }));
  expect((await prompt()).value).toMatch(/ginger tabby tenor/);
});

test('a template that is not there says so and leads back', async () => {
  const { hand } = showApp('/dashboard/create-video/no-such-template', withCredits(1));
  await screen.findByRole('heading', { name: 'Template Not Found' });
  await hand.click(screen.getByRole('link', { name: 'Back to Templates' }));
  await waitFor(() => expect(location.pathname).toBe('/dashboard/templates'));
});

test('without credits nothing can be generated, whether there were none or the last is spent', async () => {
  showApp('/create-video/cat-opera', person());
  await screen.findByRole('button', { name: 'Buy Credits' });
  expect(await generate()).toHaveProperty('disabled', true);

  const overview = { total: 1, pending: 1, processing: 0, completed: 0, failed: 0 };
  showApp(OPERA, withCredits(1), { overview: { ...overview, creditsRemaining: 0 } });
  await screen.findByRole('button', { name: 'Buy Credits' });
  expect(await generate()).toHaveProperty('disabled', true);
});

test('a credit spent in another tab opens the dialog', async () => {
  const { hand } = showApp(OPERA, withCredits(1), {
    createProject: refused(402, 'INSUFFICIENT_CREDITS', 'You have no video credits left.'),
  });
  await hand.click(await generate());
  await screen.findByRole('dialog', { name: 'Insufficient Credits' });
});

test('a double click makes one project, and leads to it', async () => {
  const { api, hand } = showApp(OPERA, withCredits(2), { createProject: finishedProject });
  await hand.dblClick(await generate());
  await waitFor(() => expect(location.pathname).toBe('/dashboard/projects'));
  expect(api.calls('createProject')).toHaveLength(1);
});

test('a session that ended while typing is told, and no word is lost', async () => {
  const { hand } = showApp(OPERA, withCredits(1), {
    createProject: refused(401, 'UNAUTHORIZED', 'Sign in first.'),
  });
  await hand.clear(await prompt());
  await hand.paste('A cat that sings to the moon');
  await hand.click(await generate());
  await screen.findByText('Login Required');
  showApp(OPERA, withCredits(1));
  expect((await prompt()).value).toBe('A cat that sings to the moon');
});

const reason = 'This prompt was not accepted, because it seems to ask for graphic violence.';

test.each(['/dashboard/prompt-yourself', OPERA])(
  'a refused prompt is told where it stands, and can be changed there: %s',
  async (path) => {
    const { hand } = showApp(path, withCredits(1), {
      createProject: refused(422, 'PROMPT_REFUSED', reason),
    });
    const field = await prompt();
    await hand.clear(field);
    await hand.paste('A cake that nobody may see');
    await hand.click(await generate());
    await screen.findByText('Generation Failed');
    screen.getAllByText(`422: ${reason}`);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const said = field.getAttribute('aria-describedby')!.split(' ');
    expect(said.map((id) => document.getElementById(id)?.textContent).join(' ')).toMatch(reason);
    await hand.type(field, '!');
    expect(within(document.querySelector('main')!).queryByText(reason)).toBeNull();
    showApp(path, withCredits(1));
    expect((await prompt()).value).toBe('A cake that nobody may see!');
  },
);
