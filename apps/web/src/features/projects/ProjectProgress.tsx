import type { Project } from '@shortcake/contract/project';
import { Progress } from '../../ui/Progress.tsx';
import { stepText, waitText } from './words.ts';

/** The engine's own progress; the list announces the steps, so the bar itself keeps quiet. */
export function ProjectProgress({ project }: { project: Project }) {
  const step = stepText(project);
  const wait = waitText(project);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <p className="font-bold">{step}</p>
        <p className="text-ink-soft tabular-nums">
          {[project.progress !== null && `${Math.round(project.progress * 100)}%`, wait]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Progress value={project.progress} aria-label={`${project.title}: ${step}`} />
    </div>
  );
}
