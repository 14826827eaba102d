import { screen, waitFor, within } from '@testing-library/react';
import type { Shown } from './show.tsx';

/** Has the sandbox take any card for the payment `pi_1`. */
export function takeCards({ api }: Shown): void {
  const intent = { object: 'payment_intent', id: 'pi_1', client_secret: 'pi_1_secret_1' };
  api.answerElsewhere('/sandbox/stripe/v1/', () => ({ ...intent, status: 'succeeded' }));
}

/** Answers of the server to who buys credits at ten cents each. */
export const startPayment = ({ body }: { body: Record<string, unknown> }) => ({
  ...{ clientSecret: 'pi_1_secret_1', paymentIntentId: 'pi_1' },
  amount: Number(body.credits) * 10,
});

/** The card form of the sandbox's, which lies in a shadow root as Stripe's lies in a frame. */
async function cardForm() {
  const host = await waitFor(() => {
    const found = [...document.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot);
    if (!found) throw new Error('There is no card form.');
    return found;
  });
  return within(host.shadowRoot as unknown as HTMLElement);
}

/** Fills in a card of the sandbox's, and pays. */
export async function payByCard({ hand }: Shown): Promise<void> {
  await hand.click((await cardForm()).getByText('Fill in a test card'));
  await hand.click(screen.getByRole('button', { name: /^Pay \$/ }));
}
