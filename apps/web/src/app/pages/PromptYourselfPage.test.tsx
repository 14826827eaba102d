import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withCredits } from '../../../test/light-dom/people.ts';
import { showApp } from '../../../test/light-dom/show.tsx';
import { finishedProject } from '../../features/create/test-project.ts';

const PATH = '/dashboard/prompt-yourself';

/** The fields of the page that is shown. */
const fields = async () => ({
  prompt: await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' }),
  title: screen.getByRole<HTMLInputElement>('textbox', { name: 'Title (optional)' }),
  ratio: screen.getByRole('combobox', { name: 'Aspect Ratio' }),
  generate: screen.getByRole('button', { name: 'Generate Video' }),
});

test('one’s own prompt is asked for and told its limits, and nothing else is sent', async () => {
  const { api, hand } = showApp(PATH, withCredits(3));
  const { prompt, title, ratio, generate } = await fields();
  const fill = async (field: HTMLElement, text: string) => {
    await hand.clear(field);
    await hand.paste(text);
  };
  for (const said of ['0 of 200 characters', '0 of 5,000 characters', '8 seconds', '720p']) {
    screen.getByText(said);
  }
  expect(ratio.textContent).toMatch(/9:16/);
  screen.getByRole('heading', { name: 'Prompt tips' });
  screen.getByText('2-5 minutes');

  await fill(prompt, '   ');
  await hand.click(generate);
  await screen.findByText('Prompt Required');
  screen.getAllByText('Please enter a prompt for your video generation.');
  expect(document.activeElement).toBe(prompt);
  await fill(prompt, '🍓'.repeat(5000));
  screen.getByText('5,000 of 5,000 characters');
  expect(screen.getAllByText('Close to the limit of 5,000 characters')).toHaveLength(1);
  await fill(prompt, '🍓'.repeat(5001));
  screen.getByText('5,001 of 5,000 characters: 1 too many');
  await hand.click(generate);
  await screen.findByText('Prompt Too Long');
  expect(document.activeElement).toBe(prompt);
  await fill(prompt, 'A cake');
  await fill(title, '🍰'.repeat(201));
  await hand.click(generate);
  await screen.findByText('Title Too Long');
  expect(document.activeElement).toBe(title);
  expect(api.calls('createProject')).toEqual([]);
});

test('a draft outlives visits and trips, and is forgotten once it is a video', async () => {
  let { api, hand } = showApp(PATH, withCredits(1), { createProject: finishedProject });
  const { prompt, title } = await fields();
  await hand.click(title);
  await hand.paste('Lemon');
  await hand.click(prompt);
  await hand.paste('A lemon that sings in the rain');
  await hand.click(screen.getByRole('checkbox', { name: 'Generate Audio' }));
  await hand.click(screen.getByRole('checkbox', { name: 'Enhance Prompt' }));
  const isThere = async () => {
    const now = await fields();
    expect(now.prompt.value).toBe('A lemon that sings in the rain');
    expect(now.title.value).toBe('Lemon');
    const isChecked = (name: string) =>
      screen.getByRole('checkbox', { name }).getAttribute('aria-checked');
    expect([isChecked('Generate Audio'), isChecked('Enhance Prompt')]).toEqual(['false', 'true']);
  };
  await hand.click(screen.getAllByRole('link', { name: 'Overview' })[0]!);
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  await hand.click(screen.getAllByRole('link', { name: 'Prompt Yourself' })[0]!);
  await isThere();
  await hand.click(screen.getByRole('link', { name: 'Choose a plan' }));
  await waitFor(() => expect(location.pathname).toBe('/pricing'));
  ({ api, hand } = showApp(PATH, withCredits(1), { createProject: finishedProject }));
  await isThere();

  await hand.click((await fields()).generate);
  await waitFor(() => expect(location.pathname).toBe('/dashboard/projects'));
  expect(api.calls('createProject')).toMatchObject([
    {
      body: {
        ...{ title: 'Lemon', prompt: 'A lemon that sings in the rain' },
        templateData: { generateAudio: false, enhancePrompt: true },
      },
    },
  ]);
  showApp(PATH, withCredits(1));
  const fresh = await fields();
  expect([fresh.prompt.value, fresh.title.value]).toEqual(['', '']);
});
