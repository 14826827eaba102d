import type { Project } from '@shortcake/contract/project';
import { useState } from 'react';
import { categoryLabel } from '../../lib/category-label.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatDay } from '../../lib/dates.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import type { Again } from './again.ts';
import { FailureNote } from './FailureNote.tsx';
import { mediaShapes } from './media-shapes.ts';
import { PlayableVideo } from './PlayableVideo.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { ProjectActions } from './ProjectActions.tsx';
import { ProjectMenu } from './ProjectMenu.tsx';
import { ProjectProgress } from './ProjectProgress.tsx';
import { ProjectThumbnail } from './ProjectThumbnail.tsx';
import { PromptDialog } from './PromptDialog.tsx';
import { creditText, isUnderWay, statusWords } from './status-words.ts';

type Props = {
  project: Project;
  again: Again;
  isPlaying: boolean;
  /** Told the id of the project whose video shall play, or null for none. */
  onPlaying: (id: string | null) => void;
};

export function ProjectCard({ project, again, isPlaying, onPlaying }: Props) {
  const [shown, setShown] = useState<'preview' | 'prompt' | null>(null);
  const { title, videoUrl, templateData } = project;
  const { badge, tone } = statusWords[project.status];
  // A wide video has a row of its own until there is room for words beside it.
  const isWide = templateData.aspectRatio === '16:9';
  const row = isWide && 'max-lg:col-span-2';
  const close = () => setShown(null);

  return (
    <Card className="grid h-full grid-cols-[auto_1fr] gap-4 p-4 sm:grid-rows-[1fr_auto] sm:gap-x-5">
      <div
        className={classNames(
          'relative self-start overflow-hidden rounded-control',
          mediaShapes[templateData.aspectRatio],
          isWide ? 'max-lg:col-span-2 lg:row-span-2' : 'sm:row-span-2',
        )}
      >
        {videoUrl ? (
          <PlayableVideo
            project={project}
            videoUrl={videoUrl}
            isOut={isPlaying}
            onOut={(isOut) => onPlaying(isOut ? project.id : null)}
          />
        ) : (
          <ProjectThumbnail project={project} className="size-full" />
        )}
      </div>
      <div className={classNames('grid min-w-0 content-start gap-2', row)}>
        <div className="flex items-start justify-between">
          <Badge tone={tone}>{badge}</Badge>
          <div className="-mt-2.5 -mr-2.5 -mb-3.5">
            <ProjectMenu project={project} />
          </div>
        </div>
        <h2
          id={project.id}
          tabIndex={-1}
          className="text-pretty font-bold leading-snug sm:text-lg outline-none [overflow-wrap:anywhere]"
        >
          {title}
        </h2>
        <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-soft text-sm">
          <span>{categoryLabel(templateData.category)}</span>
          <span>{formatDay(project.createdAt)}</span>
          <span>{creditText(project)}</span>
        </p>
      </div>
      <div
        className={classNames('@container grid min-w-0 content-end gap-4 max-sm:col-span-2', row)}
      >
        {isUnderWay(project) && <ProjectProgress project={project} />}
        {project.status === 'failed' && <FailureNote {...project} />}
        <ProjectActions
          project={project}
          again={again}
          onPreview={() => {
            onPlaying(null);
            setShown('preview');
          }}
          onViewPrompt={() => setShown('prompt')}
        />
      </div>
      <PreviewDialog project={project} open={shown === 'preview'} onOpenChange={close} />
      <PromptDialog project={project} open={shown === 'prompt'} onOpenChange={close} />
    </Card>
  );
}
