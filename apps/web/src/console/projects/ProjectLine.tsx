import type { FoundProject } from '@shortcake/contract/operator/projects';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/format-time.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { OpenProject } from './OpenProject.tsx';

const STATUSES: Record<FoundProject['status'], { label: string; tone: BadgeTone }> = {
  pending: { label: 'Pending', tone: 'neutral' },
  processing: { label: 'Processing', tone: 'sponge' },
  completed: { label: 'Completed', tone: 'leaf' },
  failed: { label: 'Failed', tone: 'berry' },
};

type Props = {
  project: FoundProject;
  /** Whose it is, where a list is of several people. */
  owner?: ReactNode;
};

/** A video as an operator sees it: without a word of its prompt, until it is opened. */
export function ProjectLine({ project, owner }: Props) {
  const { title, status, engine, templateId, createdAt, failureReason, failureCode } = project;
  const { label, tone } = STATUSES[status];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="grid min-w-0 grow basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {title === null ? (
            <span className="text-ink-soft italic">Title taken from the prompt</span>
          ) : (
            <span className="font-bold [overflow-wrap:anywhere]">{title}</span>
          )}
          <Badge tone={tone}>{label}</Badge>
        </p>
        {failureReason && (
          <p className="text-sm [overflow-wrap:anywhere]">
            {failureReason} <span className="text-ink-soft">({failureCode})</span>
          </p>
        )}
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
          {owner}
          <span>{templateId}</span>
          <span>{engine ?? 'no engine yet'}</span>
          <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        </p>
      </div>
      <OpenProject project={project} />
    </div>
  );
}
