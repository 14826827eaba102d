import type { Project } from '@shortcake/contract/project';
import type { ReactNode } from 'react';
import { takedownText } from '../../lib/projects/takedown.ts';
import { Badge } from '../../ui/Badge.tsx';
import { FailureNote } from './FailureNote.tsx';
import { PlayableVideo } from './PlayableVideo.tsx';
import { ProjectProgress } from './ProjectProgress.tsx';
import { ProjectThumbnail } from './ProjectThumbnail.tsx';
import { badgeOf } from './status-words.ts';

type Props = {
  project: Project;
  isOut: boolean;
  onOut: (isOut: boolean) => void;
  isRestedOn: boolean;
  onRest: (isResting: boolean) => void;
  /** Whether a press means something else than to play it. */
  isInert: boolean;
  /** What lies over it: the star, or the box to select it. */
  children: ReactNode;
};

/** A video as a tall poster, or how far it is, or why it is not there. */
export function Poster({ project, isInert, children, ...playing }: Props) {
  const { videoUrl, status, takedown } = project;
  const { badge, tone } = badgeOf(project);
  if (videoUrl) {
    return (
      <div className="relative aspect-9/16 overflow-hidden rounded-card">
        <div inert={isInert} className="absolute inset-0">
          <PlayableVideo project={project} videoUrl={videoUrl} {...playing} />
        </div>
        <Badge tone={tone} className="pointer-events-none absolute bottom-3.5 left-3">
          {badge}
        </Badge>
        {children}
      </div>
    );
  }
  return (
    // Not cut: long words make it taller.
    <div className="relative grid aspect-9/16 rounded-card">
      <ProjectThumbnail
        project={project}
        className="col-start-1 row-start-1 rounded-card pb-[45%] [&>*]:self-center"
      />
      <div className="relative col-start-1 row-start-1 grid content-end p-2 pt-14">
        <div className="grid justify-items-start gap-2 rounded-control bg-surface p-3">
          <Badge tone={tone}>{badge}</Badge>
          {takedown ? (
            <p className="text-sm leading-snug">{takedownText(takedown)}</p>
          ) : status === 'failed' ? (
            <FailureNote {...project} />
          ) : (
            <div className="w-full">
              <ProjectProgress project={project} />
            </div>
          )}
        </div>
      </div>
      {children}
    </div>
  );
}
