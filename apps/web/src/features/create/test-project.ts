import type { Project } from '@shortcake/contract/project';

/** A finished video of somebody's own prompt, with none of the settings that are the default. */
export const finishedProject: Project = {
  id: '1',
  title: 'Midnight cake',
  starred: false,
  prompt: 'A cake at midnight',
  enhancedPrompt: 'A cake at midnight, lit by one candle',
  status: 'completed',
  step: null,
  queuePosition: null,
  progress: 1,
  etaSeconds: null,
  failureReason: null,
  videoUrl: '/media/1.mp4',
  thumbnailUrl: null,
  createdAt: '2026-11-21T20:00:00.000Z',
  completedAt: '2026-11-21T20:03:00.000Z',
  videosUsed: 1,
  creditRefunded: false,
  deleteRefunds: null,
  templateData: {
    templateId: 'custom-prompt',
    category: 'custom',
    duration: '0:08',
    aspectRatio: '16:9',
    resolution: '720p',
    generateAudio: false,
    enhancePrompt: true,
    seed: 7,
  },
};
