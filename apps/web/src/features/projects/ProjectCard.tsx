import type { Project } from '@shortcake/contract/project';
import { Play, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { categoryLabel } from '../../lib/category-label.ts';
import { formatDay } from '../../lib/dates.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { ProjectMenu } from './ProjectMenu.tsx';
import { ProjectProgress } from './ProjectProgress.tsx';
import { ProjectThumbnail } from './ProjectThumbnail.tsx';
import { PromptDialog } from './PromptDialog.tsx';
import { creditText, isUnderWay, statusWords } from './words.ts';

export function ProjectCard({ project }: { project: Project }) {
  const [shown, setShown] = useState<'preview' | 'prompt' | null>(null);
  const { badge, tone } = statusWords[project.status];
  const { videoUrl } = project;
  const close = () => setShown(null);

  return (
    <Card className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-4 p-4 sm:grid-cols-[6.75rem_1fr] sm:gap-x-5">
      <ProjectThumbnail
        project={project}
        onPlay={videoUrl ? () => setShown('preview') : undefined}
        className="aspect-9/16 self-start rounded-control sm:row-span-2"
      />
      <div className="flex min-w-0 gap-2">
        <div className="grid min-w-0 grow content-start gap-2">
          <Badge tone={tone} className="justify-self-start">
            {badge}
          </Badge>
          <h2 className="text-pretty font-bold leading-snug sm:text-lg [overflow-wrap:anywhere]">
            {project.title}
          </h2>
          <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-soft text-sm">
            <span>{categoryLabel(project.templateData.category)}</span>
            <span>{formatDay(project.createdAt)}</span>
            <span>{creditText(project)}</span>
          </p>
          {project.failureReason && (
            <p className="text-[0.9375rem] text-berry-ink">{project.failureReason}</p>
          )}
        </div>
        <div className="-mt-1.5 -mr-1.5">
          <ProjectMenu project={project} />
        </div>
      </div>
      <div className="col-span-2 grid content-end gap-4 sm:col-span-1 sm:col-start-2">
        {isUnderWay(project) && <ProjectProgress project={project} />}
        <div className="flex flex-wrap gap-2">
          {videoUrl && (
            <>
              <Button size="small" onClick={() => setShown('preview')}>
                <Play aria-hidden="true" className="size-4" />
                Preview
              </Button>
              <DownloadButton title={project.title} videoUrl={videoUrl} />
            </>
          )}
          <Button variant="secondary" size="small" onClick={() => setShown('prompt')}>
            <ScrollText aria-hidden="true" className="size-4" />
            View Prompt
          </Button>
        </div>
      </div>
      <PreviewDialog project={project} open={shown === 'preview'} onOpenChange={close} />
      <PromptDialog project={project} open={shown === 'prompt'} onOpenChange={close} />
    </Card>
  );
}
