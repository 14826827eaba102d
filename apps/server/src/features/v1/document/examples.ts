import type { v1Endpoints } from '@shortcake/contract/v1/endpoints';

/** Bodies that stand in the document. Each is sent to the product in a test (`examples.test.ts`). */
export const examples = {
  createVideo: {
    body: {
      title: 'Banana on Monday',
      templateData: {
        templateId: 'banana-face-slicing',
        slots: { says: 'Peel-good vibes only!' },
      },
    },
  },
  createSeries: {
    body: {
      title: 'Fruit week',
      items: [
        { templateData: { templateId: 'lemon-face-slicing' } },
        {
          templateData: {
            templateId: 'custom-prompt',
            aspectRatio: '1:1',
            generateAudio: false,
          },
          prompt: 'A paper boat sails through a bowl of milk, in soft morning light.',
        },
      ],
    },
  },
  createWebhook: {
    body: { url: 'https://example.com/shortcake', events: ['video.completed', 'video.failed'] },
  },
  changeWebhook: { body: { active: true } },
} as const satisfies Partial<Record<keyof typeof v1Endpoints, { body: unknown }>>;
