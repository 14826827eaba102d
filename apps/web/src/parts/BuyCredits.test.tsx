import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lost, refused } from '../../test/light-dom/api.ts';
import { ServerEvents } from '../../test/light-dom/events.ts';
import { payByCard, startPayment, takeCards } from '../../test/light-dom/pay.ts';
import { answersTo, person, withCredits } from '../../test/light-dom/people.ts';
import { showApp } from '../../test/light-dom/show.tsx';

const CREATE = '/create-video/cat-opera';
const PROMPT = '/dashboard/prompt-yourself';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('any amount from 1 to 1000 is bought, at its price', async () => {
  const { hand } = showApp(CREATE, person());
  const typed = async (text: string) => {
    await hand.clear(field('Amount of credits'));
    if (text) await hand.paste(text);
    return field('Amount of credits').value;
  };
  await hand.click(await screen.findByRole('button', { name: 'Buy Credits' }));
  await waitFor(() => expect(field('Amount of credits').value).toBe('25'));
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText('$2.50');
  expect(await typed('4000')).toBe('1000');
  expect(await typed('many')).toBe('1');
  expect(await typed('')).toBe('');
  const next = dialog.getByRole('button', { name: 'Continue' });
  expect(next).toHaveProperty('disabled', true);
  await hand.click(dialog.getByRole('button', { name: '10 credits' }));
  expect(field('Amount of credits').value).toBe('10');
  expect(next).toHaveProperty('disabled', false);
  dialog.getByText('$1.00');
});

test('credits that were paid are told as they come, also when nobody can ask for them', async () => {
  const shown = showApp(CREATE, person(), {
    createCreditPayment: startPayment,
    completeCreditPurchase: lost,
  });
  const { api, hand } = shown;
  takeCards(shown);
  await hand.click(await screen.findByRole('button', { name: 'Buy Credits' }));
  await hand.click(screen.getByRole('button', { name: '10 credits' }));
  await hand.click(screen.getByRole('button', { name: 'Continue' }));
  await payByCard(shown);
  await screen.findByText('Purchase Failed');
  await screen.findByText(/There is no need to pay again\.$/);
  const { overview, creditUsage, listTransactions } = answersTo(withCredits(10));
  api.answer({
    overview: overview!,
    creditUsage: creditUsage!,
    listTransactions: listTransactions!,
  });
  ServerEvents.tell('transactions');
  await screen.findByText('10 credits added');
  expect(screen.getByRole('dialog').textContent).toContain('Your new balance: 10 credits');
  expect(screen.queryByText(/There is no need to pay again/)).toBeNull();
  expect(api.calls('createCreditPayment').map(({ body }) => body)).toEqual([
    { credits: 10, expectedCents: 100 },
  ]);
});

test('credits at another price than the dialog said wait for another press, and the page for both', async () => {
  const { api, hand } = showApp(CREATE, person());
  const prompt = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
  await hand.clear(prompt);
  await hand.paste('Three tenors on a tram');
  api.answer({
    createCreditPayment: refused(409, 'PRICE_CHANGED', 'Another price.', {
      details: { amount: 600 },
    }),
  });
  await hand.click(screen.getByRole('button', { name: 'Buy Credits' }));
  const dialog = within(await screen.findByRole('dialog'));
  await hand.clear(field('Amount of credits'));
  await hand.paste('30');
  await hand.click(dialog.getByRole('button', { name: 'Continue' }));
  const note = await dialog.findByText(/^The price has changed: a credit costs \$0\.20 now\./);
  expect(document.activeElement).toBe(note);
  expect(field('Amount of credits').value).toBe('30');
  dialog.getByText('$6.00');
  api.answer({ createCreditPayment: { ...startPayment({ body: {} }), amount: 600 } });
  await hand.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(api.calls('createCreditPayment').map(({ body }) => body)).toEqual([
    { credits: 30, expectedCents: 300 },
    { credits: 30, expectedCents: 600 },
  ]);
  await hand.keyboard('{Escape}');
  expect(prompt.value).toBe('Three tenors on a tram');
  await hand.click(screen.getByRole('button', { name: 'Buy Credits' }));
  await screen.findByText(/\$0\.20 each$/);
});

test('the Insufficient Credits dialog sells credits, and loses no draft', async () => {
  const shown = showApp(PROMPT, withCredits(1), {
    createProject: refused(402, 'INSUFFICIENT_CREDITS', 'None left.'),
    createCreditPayment: startPayment,
    completeCreditPurchase: { creditsAdded: 25 },
  });
  const { hand } = shown;
  takeCards(shown);
  await hand.click(await screen.findByRole('textbox', { name: /^Title/ }));
  await hand.paste('Rain');
  await hand.click(field('Prompt'));
  await hand.paste('A lemon that sings in the rain');
  await hand.click(screen.getByRole('button', { name: 'Generate Video' }));
  const refusal = await screen.findByRole('dialog', { name: 'Insufficient Credits' });
  await hand.click(within(refusal).getByRole('button', { name: 'Buy Credits' }));
  await waitFor(() => expect(refusal.isConnected).toBe(false));
  await hand.click(await screen.findByRole('button', { name: 'Continue' }));
  await payByCard(shown);
  await screen.findByText('25 credits added');
  await hand.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('Rain');
  expect(field('Prompt').value).toBe('A lemon that sings in the rain');
});
