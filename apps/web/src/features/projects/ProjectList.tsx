import type { Project } from '@shortcake/contract/project';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { projectsQuery } from './api.ts';
import { filterProjects, type StatusChoice } from './filter.ts';
import { ProjectAnnouncer } from './ProjectAnnouncer.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectFilters } from './ProjectFilters.tsx';
import { ProjectSkeleton } from './ProjectSkeleton.tsx';

const SKELETONS = ['a', 'b', 'c', 'd', 'e'];

type Props = {
  /** What to do when there is no project at all. */
  emptyAction: ReactNode;
};

export function ProjectList({ emptyAction }: Props) {
  const { data: projects, error } = useQuery(projectsQuery);
  if (projects) return <Loaded projects={projects} emptyAction={emptyAction} />;
  if (error) return <EmptyState title="Your videos could not be loaded" text={errorText(error)} />;
  return (
    <div role="status" aria-label="Loading projects" className="grid gap-4">
      {SKELETONS.map((key) => (
        <ProjectSkeleton key={key} />
      ))}
    </div>
  );
}

function Loaded({ projects, emptyAction }: Props & { projects: readonly Project[] }) {
  const [text, setText] = useState('');
  const [status, setStatus] = useState<StatusChoice>('all');
  const found = filterProjects(projects, text, status);

  if (projects.length === 0) {
    return (
      <EmptyState
        title="No projects yet"
        text="Your videos gather here, from the moment you ask for one."
        action={emptyAction}
      />
    );
  }
  return (
    <div className="grid gap-6">
      <ProjectFilters
        text={text}
        onTextChange={setText}
        status={status}
        onStatusChange={setStatus}
      />
      <ProjectAnnouncer projects={projects} />
      {found.length > 0 ? (
        <ul className="grid gap-4">
          {found.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title="No projects found" text="Try adjusting your search or filter criteria" />
      )}
    </div>
  );
}
