import type { StripeError } from '@stripe/stripe-js';
import { connectionError, unreadableAnswer } from './errors.ts';

/** An intent as the API answers it, as far as the browser's half reads it. */
export type Intent = {
  object: IntentKind;
  id: string;
  client_secret: string;
  status: string;
  last_setup_error?: StripeError | null;
  last_payment_error?: StripeError | null;
};
export type IntentKind = 'payment_intent' | 'setup_intent';
export type Answer = { intent: Intent } | { error: StripeError };

/** What the person types, as the API takes it. */
export type CardDetails = { number: string; expMonth: string; expYear: string; cvc: string };

export type Requests = ReturnType<typeof createRequests>;

/** The three calls that Stripe.js makes with a publishable key and a client secret. */
export function createRequests(options: { publishableKey: string; baseUrl: string }) {
  const { publishableKey, baseUrl } = options;

  const send = async (
    method: 'GET' | 'POST',
    secret: string,
    action: string,
    fields: Record<string, string> = {},
  ): Promise<Answer> => {
    const url = `${baseUrl}/v1/${resourceOf(secret)}${action}`;
    const form = new URLSearchParams({ key: publishableKey, client_secret: secret, ...fields });
    const response = await fetch(method === 'GET' ? `${url}?${form}` : url, {
      method,
      ...(method === 'POST' && { body: form }),
    }).catch(() => null);
    if (!response) return { error: connectionError };
    const answer: Intent | { error: StripeError } | null = await response.json().catch(() => null);
    if (!answer) return { error: unreadableAnswer };
    return 'error' in answer ? answer : { intent: answer };
  };

  return {
    retrieve: (secret: string) => send('GET', secret, ''),
    confirm: (secret: string, card: CardDetails) =>
      send('POST', secret, '/confirm', {
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': card.number,
        'payment_method_data[card][exp_month]': card.expMonth,
        'payment_method_data[card][exp_year]': card.expYear,
        'payment_method_data[card][cvc]': card.cvc,
      }),
    /** Answers the confirmation that a bank would ask for. */
    answerChallenge: (secret: string, result: 'pass' | 'fail') =>
      send('POST', secret, '/sandbox_challenge', { result }),
  };
}

/** "payment_intents/pi_1" of the secret "pi_1_secret_2" */
function resourceOf(secret: string): string {
  const [id = ''] = secret.split('_secret_');
  return `${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${encodeURIComponent(id)}`;
}
