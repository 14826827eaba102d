import type { Project } from '@shortcake/contract/project';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../lib/api-error.ts';
import { formatDay } from '../../lib/dates.ts';
import { isUnderWay } from '../../lib/projects/is-under-way.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { newestProjectsQuery } from './list-queries.ts';
import { ProjectProgress } from './ProjectProgress.tsx';
import { ProjectThumbnail } from './ProjectThumbnail.tsx';
import { badgeOf } from './status-words.ts';

const SHOWN = ['a', 'b', 'c'];

type Props = { projectsPath: string; emptyState: ReactNode };

export function RecentProjects({ projectsPath, emptyState }: Props) {
  const { data: projects, error } = useQuery(newestProjectsQuery);
  if (projects?.length === 0) return emptyState;
  if (!projects && error) {
    return <EmptyState title="Your videos could not be loaded" text={errorText(error)} />;
  }
  return (
    <ul className="grid gap-4 xl:grid-cols-3">
      {projects
        ? projects.slice(0, SHOWN.length).map((project) => (
            <li key={project.id}>
              <RecentProject project={project} to={projectsPath} />
            </li>
          ))
        : SHOWN.map((key) => (
            <li key={key}>
              <Skeleton className="h-42 rounded-card" />
            </li>
          ))}
    </ul>
  );
}

function RecentProject({ project, to }: { project: Project; to: string }) {
  const { badge, tone } = badgeOf(project);
  return (
    <Card className="relative flex h-full gap-4 p-3 transition-colors hover:border-line-strong">
      <ProjectThumbnail
        project={project}
        className="aspect-9/16 w-20 shrink-0 self-start rounded-control"
      />
      <div className="grid min-w-0 grow content-center gap-2">
        <Badge tone={tone} className="justify-self-start">
          {badge}
        </Badge>
        <h3 className="line-clamp-3 font-bold leading-snug [overflow-wrap:anywhere]">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
            {project.title}
          </Link>
        </h3>
        {isUnderWay(project) ? (
          <ProjectProgress project={project} />
        ) : (
          <p className="text-ink-soft text-sm">{formatDay(project.createdAt)}</p>
        )}
      </div>
    </Card>
  );
}
