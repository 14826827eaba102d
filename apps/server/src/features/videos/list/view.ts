import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import type { Project, ProjectStep } from '@shortcake/contract/project';
import type { Takedown } from '@shortcake/contract/report';
import { VIDEO_DURATION, VIDEO_RESOLUTION } from '@shortcake/contract/video';
import { type EngineHistories, etaSeconds } from '../eta.ts';
import { isLive, type ViewedRow } from '../queries.ts';

/** How the steps of the job are told to people. */
function stepOf(row: ViewedRow): ProjectStep | null {
  if (row.status === 'pending') return 'queued';
  if (row.status !== 'processing') return null;
  switch (row.step) {
    case 'submit':
      return 'submitting';
    case 'poll':
      return row.engine_state === 'queued' ? 'waiting' : 'rendering';
    case 'sign':
    case 'publish':
      return 'publishing';
    default:
      return 'checking';
  }
}

/**
 * What a view needs to know beside the row. `kept`: ids of those whose deletion would keep their credit
 * spent; `takedowns`: why those are taken down that are, by their ids.
 */
export type Known = {
  histories: EngineHistories;
  kept: ReadonlySet<string>;
  takedowns: ReadonlyMap<string, Takedown>;
};

/** Enough for a project that nobody was asked for yet. */
export const NOTHING_KNOWN: Known = {
  ...{ histories: new Map(), kept: new Set(), takedowns: new Map() },
};

/** A project as its owner sees it. */
export function viewOf(row: ViewedRow, { histories, kept, takedowns }: Known): Project {
  const isShown = row.status === 'completed' && row.taken_down_at === null;
  const isFailed = row.status === 'failed';
  return {
    id: row.id,
    title: row.title,
    starred: row.starred,
    shared: row.shared,
    prompt: row.prompt,
    enhancedPrompt: row.enhanced_prompt,
    status: row.status,
    step: stepOf(row),
    queuePosition: stepOf(row) === 'waiting' ? row.queue_position : null,
    progress: isFailed ? null : row.progress,
    etaSeconds: etaSeconds(row, histories),
    failureReason: row.failure_reason,
    videoUrl: isShown ? `/media/${row.id}/video.mp4` : null,
    thumbnailUrl: isShown ? `/media/${row.id}/poster.jpg` : null,
    createdAt: row.created_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
    videosUsed: CREDITS_PER_VIDEO,
    // In one commit: what fails gives its credit back, and what was cancelled unless an engine charges.
    creditRefunded: isFailed && !row.credit_kept,
    deleteRefunds: isLive(row.status) ? !kept.has(row.id) : null,
    seriesId: row.series_id,
    seriesIndex: row.series_index,
    takedown: takedowns.get(row.id) ?? null,
    templateData: {
      templateId: row.template_id as Project['templateData']['templateId'],
      category: row.category as Project['templateData']['category'],
      duration: VIDEO_DURATION,
      aspectRatio: row.aspect_ratio,
      resolution: VIDEO_RESOLUTION,
      generateAudio: row.generate_audio,
      enhancePrompt: row.enhance_prompt,
      seed: row.seed,
      slots: row.slots as Record<string, string>,
    },
  };
}
