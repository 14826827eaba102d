import type { Page } from '@playwright/test';
import type { KeyUsage } from '@shortcake/contract/api-key';
import type { FoundPerson, PersonDetails } from '@shortcake/contract/operator/people';
import type { FoundProject } from '@shortcake/contract/operator/projects';
import type { Ticket } from '@shortcake/contract/operator/tickets';
import { answer, refuse } from './answers.ts';
import { heading, press, type Screen, text } from './screen.ts';

const ADA = '5f0c7ad6-0b0e-4f0e-9a4f-4a8f4a0b9a51';

const ada: FoundPerson = {
  id: ADA,
  email: 'ada.lovelace@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  createdAt: '2026-09-02T08:15:00.000Z',
  plan: 'studio',
  subscriptionStatus: 'active',
  creditsRemaining: 1240,
  suspendedAt: null,
};

const people: FoundPerson[] = [
  {
    ...ada,
    id: '9d3cb3a2-9f58-4b0c-8a54-1f0cf5b6c7d8',
    email: 'a.person.with.a.rather.long.address@subdomain.of.a.large.company.example.com',
    firstName: 'Wolfeschlegelsteinhausenbergerdorff',
    lastName: 'Featherstonehaugh-Cholmondeley',
    plan: 'free',
    subscriptionStatus: null,
    creditsRemaining: 0,
    createdAt: '2026-11-24T18:12:00.000Z',
    suspendedAt: '2026-11-25T09:00:00.000Z',
  },
  {
    ...ada,
    id: '0f4a3c1e-7d2b-4b57-9f0a-3a6d1a1c2b3d',
    email: 'ben@example.com',
    firstName: null,
    lastName: null,
    plan: 'starter',
    subscriptionStatus: 'cancelled',
    creditsRemaining: 1,
    createdAt: '2026-11-20T10:00:00.000Z',
  },
  ada,
];

const project = (changes: Partial<FoundProject>): FoundProject => ({
  id: 'c2a7e6a0-5f0b-4c57-8a3f-8f3f0f9b2c11',
  owner: { id: ADA, email: ada.email },
  title: 'Cat Opera - Nov 24, 2026',
  status: 'completed',
  templateId: 'cat-opera',
  engine: 'fal',
  failureCode: null,
  failureReason: null,
  createdAt: '2026-11-24T18:12:00.000Z',
  completedAt: '2026-11-24T18:14:00.000Z',
  ...changes,
});

const projects: FoundProject[] = [
  project({ id: '1', title: null, status: 'processing', completedAt: null, engine: null }),
  project({ id: '2' }),
  project({
    id: '3',
    title: 'For the birthday of my grandmother, who turns ninety and has never seen a cat sing',
    status: 'failed',
    failureCode: 'FILTERED',
    failureReason: 'The video model would not make this. Change the prompt and try again.',
    owner: { id: people[0]!.id, email: people[0]!.email },
  }),
];

const ticket = (changes: Partial<Ticket>): Ticket => ({
  id: '12',
  person: { id: ADA, email: ada.email },
  subject: 'No sound in my videos',
  priority: 'urgent',
  description: 'The video plays,\nbut I hear nothing. It was so with the last three.',
  createdAt: '2026-11-24T18:12:00.000Z',
  closedAt: null,
  replies: [],
  ...changes,
});

const tickets: Ticket[] = [
  ticket({}),
  ticket({
    id: '9',
    subject: 'Can I change the address of my account?',
    priority: 'low',
    replies: [
      {
        at: '2026-11-25T09:30:00.000Z',
        by: 'operator@example.com',
        text: 'Sign in with the other address: the provider tells us who you are.',
      },
    ],
  }),
];

const details: PersonDetails = {
  ...ada,
  suspendedReason: null,
  balance: {
    purchased: 40,
    subscription: 1200,
    held: 2,
    lots: [
      {
        id: '7',
        book: 'subscription',
        description: 'Studio plan',
        createdAt: '2026-11-02T08:15:00.000Z',
        granted: 1200,
        remaining: 1200,
      },
      {
        id: '8',
        book: 'purchased',
        description: 'Credits granted: Three videos came out black.',
        createdAt: '2026-11-20T08:15:00.000Z',
        granted: 50,
        remaining: 40,
      },
    ],
  },
  ledger: Array.from({ length: 30 }, (_, i) => ({
    id: String(100 - i),
    at: '2026-11-24T18:12:00.000Z',
    type: i % 4 === 3 ? ('release' as const) : ('hold' as const),
    book: 'purchased' as const,
    description: null,
    credits: i % 4 === 3 ? 1 : -1,
    projectId: null,
  })),
  orders: [
    {
      id: 'a',
      at: '2026-11-20T08:15:00.000Z',
      credits: 50,
      plan: null,
      amountCents: 300,
      status: 'paid',
      stripeUrl: 'https://dashboard.stripe.com/test/payments/pi_1',
    },
    {
      id: 'b',
      at: '2026-09-02T08:15:00.000Z',
      credits: null,
      plan: 'studio',
      amountCents: null,
      status: 'completed',
      stripeUrl: null,
    },
  ],
  receipts: [
    {
      id: '3',
      at: '2026-11-02T08:15:00.000Z',
      description: 'Studio plan',
      stripeUrl: 'https://dashboard.stripe.com/test/invoices/in_1',
    },
  ],
  subscription: {
    plan: 'studio',
    status: 'active',
    periodEnd: '2026-12-02T08:15:00.000Z',
    nextPlan: 'studio',
    nextCents: 61,
    stripeUrl: 'https://dashboard.stripe.com/test/subscriptions/sub_1',
  },
  customerUrl: 'https://dashboard.stripe.com/test/customers/cus_1',
  projects,
  tickets: [tickets[0]!],
  sessions: [
    { createdAt: '2026-11-20T08:15:00.000Z', lastUsedAt: '2026-11-25T09:00:00.000Z' },
    { createdAt: '2026-11-01T08:15:00.000Z', lastUsedAt: '2026-11-23T21:40:00.000Z' },
  ],
};

const person = { path: `/admin/people/${ADA}`, who: 'operator' } as const;
const list = { path: '/admin/people', who: 'operator' } as const;
const videos = { path: '/admin/videos', who: 'operator' } as const;
const usage: KeyUsage[] = [
  {
    ...{ day: '2026-11-25', keyId: '1', name: 'Nightly batch', isRevoked: false },
    ...{ asked: 40, finished: 38, credits: 38 },
  },
  {
    ...{
      day: '2026-11-24',
      keyId: '2',
      isRevoked: true,
      asked: 1204,
      finished: 1204,
      credits: 1204,
    },
    name: 'The dashboard on the wall of the office, by the lift',
  },
];
const givenPerson = async (page: Page) => {
  await answer(page, 'getPerson', details);
  await answer(page, 'usageOfPerson', usage);
};
/** Not the button that opens the menu of a phone. */
const openFirst = (page: Page) =>
  page.getByRole('button', { name: 'Open', exact: true }).first().click();

/** People, videos and tickets in the console. */
export const consolePeopleScreens: Screen[] = [
  {
    ...list,
    name: 'console-people',
    given: (page) => answer(page, 'listPeople', people),
    shows: text('ada.lovelace@example.com'),
  },
  {
    ...list,
    name: 'console-people-empty',
    given: (page) => answer(page, 'listPeople', []),
    shows: heading('Nobody has signed in yet'),
  },
  {
    ...list,
    name: 'console-people-not-found',
    path: '/admin/people?q=nobody',
    given: (page) => answer(page, 'listPeople', []),
    shows: heading('Nobody found'),
  },
  {
    ...list,
    name: 'console-people-error',
    given: (page) => refuse(page, 'listPeople', 500, 'Something went wrong on our side.'),
    shows: text('500: Something went wrong on our side.'),
    mayComplain: /500/,
  },
  {
    ...person,
    name: 'console-person',
    given: givenPerson,
    shows: heading('Ada Lovelace'),
  },
  {
    ...person,
    name: 'console-person-new',
    given: async (page) => {
      await answer(page, 'usageOfPerson', []);
      await answer(page, 'getPerson', {
        ...details,
        ...{ email: 'new@example.com', firstName: null, lastName: null },
        ...{ plan: 'free' as const, subscriptionStatus: null, creditsRemaining: 0 },
        balance: { purchased: 0, subscription: 0, held: 0, lots: [] },
        ...{ ledger: [], orders: [], receipts: [], subscription: null, customerUrl: null },
        ...{ projects: [], tickets: [], sessions: [] },
      });
    },
    shows: heading('new@example.com'),
  },
  {
    ...person,
    name: 'console-person-suspended',
    given: async (page) => {
      await givenPerson(page);
      await answer(page, 'getPerson', {
        ...details,
        suspendedAt: '2026-11-25T09:00:00.000Z',
        suspendedReason: 'The card was reported as stolen.',
      });
    },
    shows: text('The card was reported as stolen.'),
  },
  {
    ...person,
    name: 'console-person-unknown',
    given: (page) => refuse(page, 'getPerson', 404, 'There is no such person.', 'NOT_FOUND'),
    shows: text('404: There is no such person.'),
    mayComplain: /404/,
  },
  {
    ...person,
    name: 'console-person-give',
    given: givenPerson,
    when: press('Give Credits'),
    shows: heading('Give credits'),
  },
  {
    ...person,
    name: 'console-person-suspend',
    given: givenPerson,
    when: press('Suspend'),
    shows: heading('Suspend Ada Lovelace'),
  },
  {
    ...person,
    name: 'console-person-sign-in-again',
    async given(page) {
      await givenPerson(page);
      const words =
        'You signed in a while ago. Sign in again to change something; nothing was changed.';
      await refuse(page, 'signPersonOut', 403, words, 'SIGN_IN_AGAIN');
    },
    async when(page) {
      await press('Sign Out')(page);
      await page.getByLabel('Reason').fill('A lost phone');
      await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'Sign In Again' }),
    mayComplain: /403/,
  },
  {
    ...person,
    name: 'console-person-faults',
    given: givenPerson,
    async when(page) {
      await press('Take Back')(page);
      await page.getByRole('textbox', { name: 'Credits' }).fill('many');
      await page.getByRole('dialog').getByRole('button', { name: 'Take Back' }).click();
    },
    shows: text('Please enter a reason.'),
  },
  {
    ...videos,
    name: 'console-videos',
    given: (page) => answer(page, 'findProjects', projects),
    shows: text('Title taken from the prompt'),
  },
  {
    ...videos,
    name: 'console-videos-empty',
    given: (page) => answer(page, 'findProjects', []),
    shows: heading('No videos yet'),
  },
  {
    ...videos,
    name: 'console-videos-not-found',
    path: '/admin/videos?status=failed&engine=fal',
    given: (page) => answer(page, 'findProjects', []),
    shows: heading('No video found'),
  },
  {
    ...videos,
    name: 'console-videos-open',
    given: (page) => answer(page, 'findProjects', projects),
    when: openFirst,
    shows: heading('Open a video'),
  },
  {
    ...videos,
    name: 'console-videos-opened',
    async given(page) {
      await answer(page, 'findProjects', projects);
      await answer(page, 'openProject', {
        title: 'Cat Opera - Nov 24, 2026',
        prompt: 'A cat sings.\n\nSetting: an opera house, full to the last seat, in warm light.',
        enhancedPrompt: null,
        takenDown: false,
        templateData: {
          ...{ templateId: 'cat-opera', aspectRatio: '9:16', generateAudio: true },
          ...{ enhancePrompt: false, seed: 4711 },
          slots: { cat: 'a Persian cat' },
        },
        ...{ videoUrl: null, posterUrl: null },
      });
    },
    async when(page) {
      await openFirst(page);
      await page.getByLabel('Reason').fill('Reported by a visitor');
      await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
    },
    shows: heading('Prompt'),
  },
  {
    name: 'console-tickets',
    path: '/admin/tickets',
    who: 'operator',
    given: (page) => answer(page, 'listTickets', tickets),
    shows: text('No sound in my videos'),
  },
  {
    name: 'console-tickets-none-closed',
    path: '/admin/tickets/closed',
    who: 'operator',
    given: (page) => answer(page, 'listTickets', []),
    shows: heading('No ticket is closed'),
  },
  {
    name: 'console-tickets-reply',
    path: '/admin/tickets',
    who: 'operator',
    given: (page) => answer(page, 'listTickets', tickets),
    when: press('Reply'),
    shows: heading('Reply to a ticket'),
  },
];
