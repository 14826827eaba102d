import type { User } from '@shortcake/contract/account';
import { planTitles } from '@shortcake/contract/plans';
import { OBJECTION_DAYS } from '@shortcake/contract/report-limits';
import { counted } from '../../../lib/plural.ts';

type Owned = Pick<User, 'plan' | 'subscriptionStatus' | 'creditsRemaining'>;

/** What becomes of all that somebody has when their account is deleted. `videos` is undefined while it loads. */
export function consequences(
  { plan, subscriptionStatus, creditsRemaining: credits }: Owned,
  videos: number | undefined,
): string[] {
  const isRunning = plan !== 'free' && subscriptionStatus !== null;
  return [
    ...(isRunning
      ? [
          `Your ${planTitles[plan]} plan ends at once. Nothing more is charged, and nothing is paid back.`,
        ]
      : []),
    credits > 0
      ? `Your ${counted(credits, 'video credit')} ${credits === 1 ? 'lapses' : 'lapse'}: credits are not paid out.`
      : 'You have no credits left that could lapse.',
    videos === undefined || videos > 0
      ? `${videosWords(videos)}, and prompts and series with them. What is being made is cancelled. Only where a video was taken down, its files are kept as evidence until ${OBJECTION_DAYS} days after that.`
      : 'You have no videos that would go.',
    'Links that you have shared end, and so do your API keys and webhooks.',
    'You are signed out everywhere. Profile and support tickets are deleted, and receipts here; Stripe keeps its own.',
  ];
}

function videosWords(videos: number | undefined): string {
  if (videos === undefined) return 'Your videos are deleted';
  return videos === 1 ? 'Your video is deleted' : `Your ${counted(videos, 'video')} are deleted`;
}
