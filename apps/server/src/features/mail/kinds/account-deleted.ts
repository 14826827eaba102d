import type { Facts } from '../kinds.ts';
import { counted, type Words } from '../words.ts';

export const accountDeleted = ({ credits }: Facts['account-deleted']): Words => ({
  subject: 'Your account is deleted',
  preheader: 'Your videos, your plan and your personal data are gone.',
  heading: 'Your account is deleted',
  paragraphs: [
    'As you asked, your account is deleted: your videos and shared links are gone, your plan is cancelled, and what we knew of you is removed.',
    ...(credits > 0
      ? [`${counted(credits, 'unused credit')} lapsed with it, as we said before.`]
      : []),
    'Was it not you? Then somebody else can sign in as you: secure your Google account, and write to us.',
  ],
  reason: 'This is the last mail that you get from us.',
});
