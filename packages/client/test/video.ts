import type { Account, Series, Template, Video } from '../src/index.ts';

/** A video as the API answers it. */
export const aVideo = (of: Partial<Video> = {}): Video => ({
  ...{ id: 'v1', title: 'Banana', starred: false, shared: false },
  ...{ prompt: 'A banana.', enhancedPrompt: null, status: 'pending', step: 'queued' },
  ...{ queuePosition: null, progress: null, etaSeconds: null, failureReason: null },
  ...{ videoUrl: null, thumbnailUrl: null, createdAt: '2026-11-27T00:00:00.000Z' },
  ...{ completedAt: null, videosUsed: 1, creditRefunded: false, deleteRefunds: true },
  ...{ seriesId: null, seriesIndex: null, takedown: null },
  templateData: {
    ...{ templateId: 'banana-face-slicing', category: 'fruits', duration: '0:08' },
    ...{ aspectRatio: '9:16', resolution: '720p', generateAudio: true, enhancePrompt: false },
    ...{ seed: 1, slots: {} },
  },
  ...of,
});

export const aSeries = (counts: Partial<Series['counts']>): Series => ({
  ...{ id: 's1', title: 'Week', createdAt: '2026-11-27T00:00:00.000Z', credits: 2 },
  counts: { total: 2, pending: 0, processing: 0, completed: 0, failed: 0, ...counts },
  projectIds: ['v1', 'v2'],
});

export const aTemplate: Template = {
  ...{ id: 'banana-face-slicing', title: 'Banana Face Slicing', description: 'A banana.' },
  ...{ category: 'fruits', duration: '0:08', tags: [], defaultPrompt: 'A banana says hello.' },
  slots: [
    { ...{ id: 'says', label: 'What it says', default: 'hello' }, suggestions: [], maxLength: 40 },
  ],
};

export const anAccount: Account = {
  ...{ id: 'a1', plan: 'free', subscriptionStatus: null, currentPeriodEnd: null },
  ...{ creditsRemaining: 3, subscriptionCredits: 0, purchasedCredits: 3 },
  key: {
    ...{ id: 'k1', name: 'Laptop', scopes: ['read', 'generate'], creditsPerMonth: 10 },
    ...{ creditsThisMonth: 2, expiresAt: null },
  },
};
