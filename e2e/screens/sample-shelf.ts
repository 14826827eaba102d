import type { Project } from '@shortcake/contract/project';
import { everyProject } from './sample-projects.ts';

const finished = everyProject.find(({ status }) => status === 'completed')!;
const failed = everyProject.find(({ status }) => status === 'failed')!;

/** Finished videos of every shape and one that failed, with titles that people give. */
export const shelf = {
  tall: { ...finished, id: 'tall', title: 'Tall cake', videoUrl: '/media/tall' },
  wide: {
    ...finished,
    id: 'wide',
    title: 'Wide cake',
    prompt: 'A cake as wide as the sea',
    videoUrl: '/media/wide',
    templateData: {
      ...finished.templateData,
      templateId: 'custom-prompt',
      category: 'custom',
      aspectRatio: '16:9',
      generateAudio: false,
      enhancePrompt: true,
    },
  },
  square: {
    ...finished,
    id: 'square',
    title: `${'W'.repeat(120)}${'🍓'.repeat(80)}`,
    videoUrl: '/media/square',
    templateData: { ...finished.templateData, aspectRatio: '1:1' },
  },
  failed: { ...failed, id: 'failed', title: 'Burnt cake' },
} satisfies Record<string, Project>;
