import type { StripeElements } from '@stripe/stripe-js';
import { groupOf } from './elements.ts';
import { IntegrationError } from './errors.ts';
import { type IntentResult, resultOf, secretOf } from './intents.ts';
import type { Intent, IntentKind, Requests } from './requests.ts';

export type ConfirmOptions = {
  elements?: StripeElements;
  clientSecret?: string;
  confirmParams?: { return_url?: string };
  redirect?: 'always' | 'if_required';
};

/**
 * Confirms an intent with the card in the form, and asks for one more confirmation where the card
 * wants one. A success leads to `return_url`, unless the page asked to stay: then it is the result.
 */
export async function confirmIntent(
  kind: IntentKind,
  requests: Requests,
  options: ConfirmOptions,
): Promise<IntentResult> {
  const { redirect = 'always' } = options;
  const returnUrl = options.confirmParams?.return_url ?? '';
  if (redirect === 'always' && !URL.canParse(returnUrl)) {
    throw new IntegrationError('confirmParams.return_url should be an address.');
  }
  const group = groupOf(options.elements);
  const secret = secretOf(kind, options.clientSecret ?? group.clientSecret);

  const form = group.mountedForm();
  const filled = form.submit();
  if ('error' in filled) return filled;
  let answer = await requests.confirm(secret, filled.card);
  if ('intent' in answer && answer.intent.status === 'requires_action') {
    answer = await requests.answerChallenge(secret, await form.challenge());
  }
  const result = resultOf(answer);
  if ('error' in result || !('intent' in answer) || redirect !== 'always') return result;
  return leaveFor(returnAddress(returnUrl, answer.intent));
}

/** `return_url` with what Stripe appends to it. */
export function returnAddress(returnUrl: string, intent: Intent): string {
  const url = new URL(returnUrl);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
  url.searchParams.set('redirect_status', 'succeeded');
  return url.href;
}

/** Never resolves, so that the page waits until it is gone. */
function leaveFor(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => {});
}
