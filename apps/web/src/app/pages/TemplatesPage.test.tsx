import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withCredits } from '../../../test/light-dom/people.ts';
import { showApp } from '../../../test/light-dom/show.tsx';

test('a template is found by its row, by words, and by category', async () => {
  const { hand } = showApp('/dashboard/templates', withCredits(1));
  const search = await screen.findByLabelText('Search templates');
  const fill = async (text: string) => {
    await hand.clear(search);
    if (text) await hand.paste(text);
  };
  const heading = () => document.querySelector('main h2')?.textContent;
  const cards = () => document.querySelectorAll('article').length;
  const bigfoot = screen.getByText('Bigfoot Vlog').closest('article')!.querySelector('a');
  expect(bigfoot?.getAttribute('href')).toBe('/dashboard/create-video/bigfoot-vlog');

  await fill('oPera');
  expect(heading()).toMatch(/^Search results for "oPera"/);
  expect(cards()).toBe(1);
  await fill('slic');
  await hand.click(screen.getByRole('combobox', { name: 'Category' }));
  await hand.click(await screen.findByRole('option', { name: 'Veggies' }));
  expect(cards()).toBe(6);
  await fill('');
  expect(heading()).toMatch(/^Veggies templates/);
  await fill('no such thing');
  screen.getByText('No templates found');
  screen.getByText('Try adjusting your search or filter criteria');
});
