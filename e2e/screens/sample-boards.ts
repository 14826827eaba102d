import type { Project } from '@shortcake/contract/project';
import type { Series } from '@shortcake/contract/series';
import { findTemplate } from '@shortcake/contract/templates';
import { everyProject } from './sample-projects.ts';

const coconut = findTemplate('coconut-face-slicing')!;
const completed = everyProject.find(({ status }) => status === 'completed')!;

export const SERIES = 'series-hooks';
export const boardPath = `/dashboard/series/${SERIES}`;

const lines = [
  'Aloha, butter knife!',
  'Come closer. Closer.',
  'Not the face!',
  'I was promised a beach, a hammock and a very small umbrella.',
];
const previews = ['coconut-face-slicing', 'strawberry-face-slicing', 'cloud-slicing'];

type Facts = Partial<Omit<Project, 'templateData'>> & {
  templateData?: Partial<Project['templateData']>;
};

/** A finished video of a series, by its place. */
export function hook(seriesIndex: number, { templateData, ...facts }: Facts = {}): Project {
  const says = lines[seriesIndex % lines.length]!;
  return {
    ...completed,
    id: `hook-${seriesIndex}`,
    title: `${coconut.title} - Nov 21, 2026`,
    prompt: `${coconut.defaultPrompt} ${says}`,
    thumbnailUrl: `/previews/${previews[seriesIndex % previews.length]}.webp`,
    videoUrl: `/media/hook-${seriesIndex}`,
    seriesId: SERIES,
    seriesIndex,
    ...facts,
    templateData: {
      ...completed.templateData,
      templateId: coconut.id,
      category: coconut.category,
      slots: { says: seriesIndex < lines.length ? says : `${says} ${seriesIndex + 1}` },
      ...templateData,
    },
  };
}

const underWay = { videoUrl: null, thumbnailUrl: null, completedAt: null, deleteRefunds: true };
const custom = { templateId: 'custom-prompt', category: 'custom', slots: {} } as const;

const failed = (index: number, failureReason: string) =>
  hook(index, { ...underWay, status: 'failed', deleteRefunds: null, failureReason });

const at = (second: number) => new Date(Date.parse(completed.createdAt) + second * 1000);

/** Series in the states that a board has. */
export const boards = {
  underWay: Array.from({ length: 12 }, (_, i) => {
    if (i < 6) return hook(i, { completedAt: at(12 * (i + 1)).toISOString() });
    return i === 6
      ? hook(i, { ...underWay, status: 'processing', step: 'rendering', progress: 0.4 })
      : hook(i, { ...underWay, status: 'pending', step: 'queued' });
  }),
  ended: [
    hook(0, { starred: true }),
    hook(1),
    failed(
      2,
      'The video engine declined this prompt because of its content. Changing the prompt helps.',
    ),
    hook(3, { starred: true, templateData: { aspectRatio: '16:9' } }),
    hook(4, { templateData: { aspectRatio: '1:1' } }),
    failed(5, 'Cancelled'),
    hook(6),
  ],
  ideas: ['A lemon that sings in the rain', 'A cat that sells umbrellas', 'W'.repeat(120)].map(
    (prompt, i) =>
      hook(i, {
        ...{ title: 'Custom Video - Nov 21, 2026', prompt },
        templateData: custom,
      }),
  ),
  hundred: Array.from({ length: 100 }, (_, i) => hook(i)),
} satisfies Record<string, Project[]>;

export function seriesOf(videos: readonly Project[], title = 'Ten hooks for the beach'): Series {
  const count = (status: Project['status']) =>
    videos.filter((video) => video.status === status).length;
  return {
    ...{ id: SERIES, title, createdAt: completed.createdAt, credits: videos.length },
    counts: {
      total: videos.length,
      pending: count('pending'),
      processing: count('processing'),
      completed: count('completed'),
      failed: count('failed'),
    },
    projectIds: videos.map(({ id }) => id),
  };
}
