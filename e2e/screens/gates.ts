import { onCall } from '../calls.ts';
import { stall } from './answers.ts';
import { heading, type Screen, text } from './screen.ts';

/** Between sign-in and the dashboard. */
export const gateScreens: Screen[] = [
  {
    name: 'home-gate',
    path: '/',
    who: 'newcomer',
    given: (page) => stall(page, 'listTransactions'),
    shows: text('Checking your subscription...'),
  },
  {
    name: 'subscription-gate',
    path: '/dashboard',
    who: 'newcomer',
    shows: heading('Subscription Required'),
  },
  {
    name: 'session-ended-at-home',
    path: '/',
    who: 'visitor',
    given: async (page) => {
      const url = process.env.PRODUCT_URL as string;
      await page.context().addCookies([{ name: 'signed_in', value: '1', url }]);
      // The notice leads to sign-in after half a second; an answer without content leads nowhere.
      await onCall(page, '**/api/login', (route) => route.fulfill({ status: 204 }));
    },
    shows: text('You are logged out. Logging in again...'),
    mayComplain: /401/,
  },
];
