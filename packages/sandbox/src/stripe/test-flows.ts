import { paymentFlows } from './test-payment-flows.ts';
import type { Flow } from './test-subject.ts';
import { subscriptionFlows } from './test-subscription-flows.ts';

/** What holds in the sandbox as at Stripe. */
export const flows: Flow[] = [...paymentFlows, ...subscriptionFlows];
