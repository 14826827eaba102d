import type { Project } from '@shortcake/contract/project';
import { Progress } from '../../ui/Progress.tsx';
import { stepText } from './status-words.ts';
import { TimeLeft } from './TimeLeft.tsx';

/** How far a video is, as far as its engine tells; none of it is a guess of ours. */
export function ProjectProgress({ project }: { project: Project }) {
  const { title, progress, etaSeconds } = project;
  const step = stepText(project);
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-x-4 text-sm">
        <p className="text-balance font-bold">{step}</p>
        {progress !== null && (
          <p className="text-ink-soft tabular-nums">{`${Math.round(progress * 100)}%`}</p>
        )}
      </div>
      {progress !== null && <Progress value={progress} aria-label={`${title}: ${step}`} />}
      {etaSeconds !== null && <TimeLeft seconds={etaSeconds} />}
    </div>
  );
}
