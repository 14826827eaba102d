import { expect, test } from 'vitest';
import { consequences } from './consequences.ts';

const nobody = { plan: 'free', subscriptionStatus: null, creditsRemaining: 0 } as const;

test('a newcomer is told what they do not have', () => {
  expect(consequences(nobody, 0)).toEqual([
    'You have no credits left that could lapse.',
    'You have no videos that would go.',
    'Links that you have shared end, and so do your API keys and webhooks.',
    expect.stringMatching(/signed out everywhere/),
  ]);
});

test.each(['active', 'cancelled'] as const)(
  'a plan that is %s ends, and credits lapse',
  (status) => {
    const owner = { plan: 'creator', subscriptionStatus: status, creditsRemaining: 12 } as const;
    const [plan, credits, videos] = consequences(owner, 3);
    expect(plan).toMatch(/^Your Creator plan ends at once/);
    expect(credits).toBe('Your 12 video credits lapse: credits are not paid out.');
    expect(videos).toMatch(/^Your 3 videos are deleted, .* kept as evidence until 30 days after/);
  },
);

test('one of each is told as one, and before they are counted none is named', () => {
  const owner = { ...nobody, creditsRemaining: 1 };
  expect(consequences(owner, 1).slice(0, 2)).toEqual([
    'Your 1 video credit lapses: credits are not paid out.',
    expect.stringMatching(/^Your video is deleted, /),
  ]);
  expect(consequences(owner, undefined)[1]).toMatch(/^Your videos are deleted, /);
});
