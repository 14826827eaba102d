import type { Page } from '@playwright/test';
import { answer, refuse, stall } from './answers.ts';
import { heading, press, type Screen, text } from './screen.ts';

const cardForm = (page: Page) => page.getByLabel('Card number');

/** The checkout asks first who comes by another site's link. */
const arriveFromElsewhere = (page: Page) =>
  page.route('**/checkout?*', async (route) => {
    const headers = { ...(await route.request().allHeaders()), 'sec-fetch-site': 'cross-site' };
    await route.fulfill({ response: await route.fetch({ headers }) });
  });

/** Choosing a plan and paying for it. */
export const planScreens: Screen[] = [
  { name: 'pricing-newcomer', path: '/pricing', who: 'newcomer', shows: heading('Studio') },
  { name: 'pricing-subscriber', path: '/pricing', who: 'subscriber', shows: heading('Studio') },
  { name: 'pricing-cancelled', path: '/pricing', who: 'cancelled', shows: heading('Studio') },
  {
    name: 'pricing-error',
    path: '/pricing',
    who: 'newcomer',
    given: (page) => refuse(page, 'listPlans', 503, 'The shop is closed for a moment.'),
    shows: text('The plans could not be loaded'),
    mayComplain: /503/,
  },
  {
    name: 'checkout-loading',
    path: '/checkout?plan=creator',
    who: 'newcomer',
    given: (page) => stall(page, 'createSubscription'),
    shows: text('Preparing your checkout...'),
  },
  { name: 'checkout-form', path: '/checkout?plan=creator', who: 'newcomer', shows: cardForm },
  {
    name: 'checkout-form-faults',
    path: '/checkout?plan=creator',
    who: 'newcomer',
    when: press(/^Subscribe for/),
    shows: text('Setup Failed'),
  },
  {
    name: 'checkout-change',
    path: '/checkout?plan=pro',
    who: 'subscriber',
    given: arriveFromElsewhere,
    shows: heading('Upgrade to Pro'),
  },
  {
    name: 'checkout-upgraded',
    path: '/checkout?plan=pro',
    who: 'subscriber',
    given: (page) =>
      answer(page, 'createSubscription', {
        updated: true,
        plan: 'pro',
        price: 18,
        videos: 30,
        isYearly: false,
        clientSecret: null,
        preservedCredits: 10,
        newCredits: 30,
        message: 'Upgraded.',
      }),
    shows: (page) => page.getByRole('definition'),
  },
  { name: 'checkout-error', path: '/checkout', who: 'newcomer', shows: heading('Checkout Error') },
  {
    name: 'checkout-unavailable',
    path: '/checkout?plan=creator',
    who: 'newcomer',
    given: (page) => refuse(page, 'config', 503, 'Away.'),
    shows: heading('Checkout Unavailable'),
    mayComplain: /503/,
  },
  {
    name: 'completion-progress',
    path: '/checkout/complete?setup_intent=seti_1',
    who: 'newcomer',
    given: (page) => stall(page, 'completeSubscription'),
    shows: heading('Setting up your plan'),
  },
  {
    name: 'completion-error',
    path: '/checkout/complete',
    who: 'newcomer',
    shows: text('Missing setup intent ID'),
  },
];
