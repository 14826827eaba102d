import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '../../../test/light-dom/api.ts';
import { withCredits } from '../../../test/light-dom/people.ts';
import { showApp } from '../../../test/light-dom/show.tsx';

const path = '/dashboard/support';
const subject = () => screen.getByLabelText<HTMLInputElement>('Subject');
const description = () => screen.getByLabelText<HTMLTextAreaElement>('Description');
const submit = () => screen.getByRole('button', { name: 'Submit Ticket' });
/** Words that are read out after a field's name. */
const hint = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

test('a creator finds the ways to help, and answers', async () => {
  const { hand } = showApp(path, withCredits(1));
  await screen.findByRole('heading', { level: 1, name: 'Help Center' });
  for (const name of ['Documentation', 'Live Chat', 'Email Support']) {
    const card = within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);
    expect([...card.queryAllByRole('link'), ...card.queryAllByRole('button')]).toEqual([]);
  }
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  const hours = screen.getByRole('region', { name: 'Business Hours' });
  expect(hours.textContent).toContain('Average response time: 4 hours');
  const question = 'What does a video cost?';
  expect(screen.queryByRole('region', { name: question })).toBeNull();
  screen.getByRole('button', { name: question }).focus();
  await hand.keyboard('{Enter}');
  const answer = await screen.findByRole('region', { name: question });
  expect(answer.textContent).toContain('Each 8-second video costs 1 credit.');
});

test('somebody with a ticket is led to what is missing', async () => {
  const { api, hand } = showApp(path, withCredits(1));
  await screen.findByRole('heading', { level: 1, name: 'Help Center' });
  await hand.click(submit());
  expect(document.activeElement).toBe(subject());
  expect(hint(subject())).toMatch(/^Please enter a subject\./);
  await hand.click(subject());
  await hand.paste('🍰'.repeat(201));
  expect(hint(subject())).toBe('Please shorten it to 200 characters. 201 of 200 characters');
  await hand.clear(subject());
  await hand.type(subject(), 'No sound');
  await hand.click(submit());
  expect(hint(screen.getByRole('radiogroup', { name: 'Priority' }))).toBe(
    'Please choose a priority.',
  );
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Low' }));
  await hand.click(screen.getByRole('radio', { name: 'High' }));
  await hand.click(submit());
  expect(document.activeElement).toBe(description());
  expect(hint(description())).toMatch(/^Please describe what happened\./);
  await hand.type(description(), 'I hear nothing.');
  expect(screen.queryByText(/^Please/)).toBeNull();
  expect(api.calls('createSupportTicket')).toEqual([]);

  // A server that refuses costs no word.
  api.answer({ createSupportTicket: refused(429, 'RATE_LIMITED', 'Too many.') });
  await hand.click(submit());
  await screen.findByText('Error');
  await waitFor(() => expect(screen.getAllByText('429: Too many.')).not.toEqual([]));
  expect([subject().value, description().value]).toEqual(['No sound', 'I hear nothing.']);
  expect(screen.getByRole('radio', { name: 'High' }).getAttribute('aria-checked')).toBe('true');
});
