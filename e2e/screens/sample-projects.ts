import type { Overview } from '@shortcake/contract/overview';
import type { Project } from '@shortcake/contract/project';
import type { ProjectStatus } from '@shortcake/contract/project-status';
import { findTemplate } from '@shortcake/contract/templates';

const cake = findTemplate('strawberry-face-slicing')!;

/** A finished one; the others differ from it. */
const completed: Project = {
  id: 'project-completed',
  title: 'Strawberry Face Slicing - Nov 21, 2026',
  starred: false,
  shared: false,
  takedown: null,
  prompt: cake.defaultPrompt,
  enhancedPrompt: null,
  status: 'completed',
  step: null,
  queuePosition: null,
  progress: null,
  etaSeconds: null,
  failureReason: null,
  videoUrl: '/previews/strawberry-face-slicing.mp4',
  thumbnailUrl: '/previews/strawberry-face-slicing.webp',
  createdAt: '2026-11-21T10:00:00.000Z',
  completedAt: '2026-11-21T10:03:00.000Z',
  videosUsed: 1,
  creditRefunded: false,
  deleteRefunds: null,
  seriesId: null,
  seriesIndex: null,
  templateData: {
    templateId: cake.id,
    category: cake.category,
    duration: '0:08',
    aspectRatio: '9:16',
    resolution: '720p',
    generateAudio: true,
    enhancePrompt: false,
    seed: 1,
    slots: {},
  },
};

const underWay = {
  completedAt: null,
  videoUrl: null,
  thumbnailUrl: null,
  deleteRefunds: true,
};

/** One project of every kind that a list can hold, newest first. */
export const everyProject: Project[] = [
  {
    ...completed,
    ...underWay,
    id: 'project-pending',
    title: 'Custom Video - Nov 21, 2026',
    prompt: 'A lemon that sings in the rain, while the street lamps come on one by one.',
    status: 'pending',
    step: 'queued',
    queuePosition: 2,
    templateData: { ...completed.templateData, templateId: 'custom-prompt', category: 'custom' },
  },
  {
    ...completed,
    ...underWay,
    id: 'project-waiting',
    title: 'Cat Opera - Nov 21, 2026',
    status: 'processing',
    step: 'waiting',
    queuePosition: 3,
    templateData: { ...completed.templateData, templateId: 'cat-opera', category: 'pets' },
  },
  {
    ...completed,
    ...underWay,
    id: 'project-rendering',
    // Its owner has stopped several today.
    deleteRefunds: false,
    title: 'Cloud Slicing - Nov 21, 2026',
    status: 'processing',
    step: 'rendering',
    progress: 0.62,
    etaSeconds: 125,
    templateData: { ...completed.templateData, templateId: 'cloud-slicing', category: 'slicing' },
  },
  completed,
  {
    ...completed,
    id: 'project-long',
    title:
      'The one in which a very old watermelon explains to everybody at the table why it never wanted to be a pillow in the first place',
    enhancedPrompt: `${cake.defaultPrompt} Soft light from the left, a shallow depth of field.`,
    thumbnailUrl: '/previews/pillow-watermelon-slicing.webp',
  },
  {
    ...completed,
    ...underWay,
    id: 'project-failed',
    title: 'Baby Boy Halo - Nov 20, 2026',
    status: 'failed',
    failureReason:
      'The video engine declined this prompt because of its content. Changing the prompt helps.',
    creditRefunded: true,
    templateData: { ...completed.templateData, templateId: 'baby-boy-halo', category: 'baby' },
  },
];

/** The same a moment later: the one that was rendering is ready. */
export const readyProjects: Project[] = everyProject.map((project) =>
  project.step === 'rendering'
    ? {
        ...completed,
        id: project.id,
        title: project.title,
        thumbnailUrl: '/previews/cloud-slicing.webp',
        templateData: project.templateData,
      }
    : project,
);

/** The figures that go with a list. */
export function overviewOf(projects: readonly Project[], creditsRemaining: number): Overview {
  const count = (status: ProjectStatus) =>
    projects.filter((project) => project.status === status).length;
  return {
    total: projects.length,
    pending: count('pending'),
    processing: count('processing'),
    completed: count('completed'),
    failed: count('failed'),
    creditsRemaining,
  };
}
