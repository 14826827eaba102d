import type { Video } from '../api/types.ts';

const steps: Record<NonNullable<Video['step']>, string> = {
  queued: 'In line',
  submitting: 'Sending to the engine',
  waiting: 'Waiting for the engine',
  rendering: 'Rendering',
  checking: 'Checking',
  publishing: 'Saving',
};
const ends = { completed: 'Completed', failed: 'Failed' };

/** Where a video stands; `detail` changes often. */
export function stageOf(video: Video): { stage: string; detail: string } {
  const { status, step, queuePosition, progress, etaSeconds } = video;
  if (status === 'completed' || status === 'failed') return { stage: ends[status], detail: '' };
  // A later version may have further steps.
  const stage = steps[step ?? 'queued'] ?? 'Under way';
  const details = [
    queuePosition === null ? '' : `${queuePosition} before it`,
    progress === null ? '' : `${Math.floor(progress * 100)} %`,
    etaSeconds === null ? '' : `about ${Math.ceil(etaSeconds)} s left`,
  ];
  return { stage, detail: details.map((part) => part && `, ${part}`).join('') };
}
