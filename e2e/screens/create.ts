import { onCall } from '../calls.ts';
import { refuse } from './answers.ts';
import { heading, press, type Screen, text } from './screen.ts';

const refusal =
  'This prompt was not accepted, because it seems to ask for graphic violence. Change it, and try again.';

/** Asking for a video, and buying credits for it. */
export const createScreens: Screen[] = [
  {
    name: 'create',
    path: '/dashboard/create-video/strawberry-face-slicing',
    who: 'subscriber',
    shows: heading(/Strawberry Face Slicing/),
  },
  {
    name: 'create-without-credits',
    path: '/create-video/cat-opera',
    who: 'newcomer',
    shows: (page) => page.getByRole('button', { name: 'Buy Credits' }),
  },
  {
    name: 'create-unknown',
    path: '/dashboard/create-video/nothing',
    who: 'subscriber',
    shows: heading('Template Not Found'),
  },
  {
    name: 'prompt-yourself',
    path: '/dashboard/prompt-yourself',
    who: 'subscriber',
    shows: (page) => page.getByRole('textbox', { name: 'Prompt' }),
  },
  {
    name: 'prompt-yourself-empty-prompt',
    path: '/dashboard/prompt-yourself',
    who: 'subscriber',
    when: press('Generate Video'),
    shows: text('Prompt Required'),
  },
  {
    name: 'prompt-yourself-refused',
    path: '/dashboard/prompt-yourself',
    who: 'subscriber',
    given: (page) => refuse(page, 'createProject', 422, refusal, 'PROMPT_REFUSED'),
    when: async (page) => {
      await page.getByRole('textbox', { name: 'Prompt' }).fill('A cake that nobody may see');
      await press('Generate Video')(page);
    },
    shows: text(refusal),
    mayComplain: /422/,
  },
  {
    name: 'insufficient-credits',
    path: '/create-video/cat-opera',
    who: 'subscriber',
    given: (page) =>
      onCall(page, '**/api/projects', (route) => {
        const json = { code: 'INSUFFICIENT_CREDITS', message: 'No credits are left.' };
        return route.request().method() === 'POST'
          ? route.fulfill({ status: 402, json })
          : route.continue();
      }),
    when: press('Generate Video'),
    shows: heading('Insufficient Credits'),
    mayComplain: /402/,
  },
  {
    name: 'buy-credits',
    path: '/create-video/cat-opera',
    who: 'newcomer',
    when: press('Buy Credits'),
    shows: (page) => page.getByLabel('Amount of credits'),
  },
  {
    name: 'buy-credits-payment',
    path: '/create-video/cat-opera',
    who: 'newcomer',
    when: press('Buy Credits', 'Continue'),
    shows: (page) => page.getByLabel('Card number'),
  },
];
