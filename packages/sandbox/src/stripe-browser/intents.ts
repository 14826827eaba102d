import type { StripeError } from '@stripe/stripe-js';
import { IntegrationError } from './errors.ts';
import type { Answer, Intent, IntentKind, Requests } from './requests.ts';

/** What Stripe.js resolves with. */
export type IntentResult =
  | { paymentIntent: Intent }
  | { setupIntent: Intent }
  | { error: StripeError };

const secretForms = {
  payment_intent: /^pi_\w+_secret_\w+$/,
  setup_intent: /^seti_\w+_secret_\w+$/,
};

/** The secret, if it is one of an intent of this kind. */
export function secretOf(kind: IntentKind, secret: unknown): string {
  if (typeof secret === 'string' && secretForms[kind].test(secret)) return secret;
  throw new IntegrationError(`clientSecret should be the client secret of a ${kind}.`);
}

/** What came of a confirmation: the intent, or why the card was refused. */
export function resultOf(answer: Answer): IntentResult {
  if ('error' in answer) return { error: answer.error };
  const { intent } = answer;
  const failure = intent.last_setup_error ?? intent.last_payment_error;
  if (intent.status === 'requires_payment_method' && failure) {
    return { error: { ...failure, [intent.object]: intent } };
  }
  return intent.object === 'setup_intent' ? { setupIntent: intent } : { paymentIntent: intent };
}

/** An intent as it stands; a failed attempt in its past is no error of looking at it. */
export async function retrieveIntent(
  kind: IntentKind,
  requests: Requests,
  secret: string,
): Promise<IntentResult> {
  const answer = await requests.retrieve(secretOf(kind, secret));
  if ('error' in answer) return answer;
  return kind === 'setup_intent'
    ? { setupIntent: answer.intent }
    : { paymentIntent: answer.intent };
}
