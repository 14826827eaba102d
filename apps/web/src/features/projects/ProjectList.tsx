import type { Project } from '@shortcake/contract/project';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Again } from './again.ts';
import { projectsQuery } from './api.ts';
import { filterProjects } from './filter.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectFilters } from './ProjectFilters.tsx';
import { ProjectSkeleton } from './ProjectSkeleton.tsx';
import { UnderWayNote } from './UnderWayNote.tsx';
import { useLinkedProject } from './useLinkedProject.ts';
import { useProjectFilter } from './useProjectFilter.ts';
import { isUnderWay } from './words.ts';

/** A wide video takes both columns; dense, so that it leaves no gap before it. */
const columns = 'grid grid-flow-dense gap-4 xl:grid-cols-2';

const isWide = ({ templateData }: Project): boolean => templateData.aspectRatio === '16:9';

const SKELETONS = ['a', 'b', 'c', 'd', 'e'];

type Props = {
  /** What to do when there is no project at all. */
  emptyAction: ReactNode;
  again: Again;
};

export function ProjectList({ emptyAction, again }: Props) {
  const { data: projects, error } = useQuery(projectsQuery);
  const { text, setText, status, setStatus } = useProjectFilter();
  if (projects?.length === 0) {
    return (
      <EmptyState
        title="No projects yet"
        text="Your videos gather here, from the moment you ask for one."
        action={emptyAction}
      />
    );
  }
  if (!projects && error) {
    return <EmptyState title="Your videos could not be loaded" text={errorText(error)} />;
  }
  const underWay = projects?.filter(isUnderWay).length ?? 0;
  return (
    <div className="grid gap-6">
      {underWay > 0 && <UnderWayNote count={underWay} />}
      <ProjectFilters
        text={text}
        onTextChange={setText}
        status={status}
        onStatusChange={setStatus}
      />
      {projects ? (
        <Found projects={filterProjects(projects, text, status)} again={again} />
      ) : (
        <div role="status" aria-label="Loading projects" className={columns}>
          {SKELETONS.map((key) => (
            <ProjectSkeleton key={key} />
          ))}
        </div>
      )}
    </div>
  );
}

function Found({ projects, again }: { projects: readonly Project[]; again: Again }) {
  /** The one project whose video plays in its card. */
  const [playing, setPlaying] = useState<string | null>(null);
  useLinkedProject();
  if (projects.length === 0) {
    return (
      <EmptyState title="No projects found" text="Try adjusting your search or filter criteria" />
    );
  }
  return (
    <ul className={columns}>
      {projects.map((project) => (
        <li key={project.id} className={isWide(project) ? 'min-w-0 xl:col-span-2' : 'min-w-0'}>
          <ProjectCard
            project={project}
            again={again}
            isPlaying={playing === project.id}
            onPlayingChange={(isPlaying) => setPlaying(isPlaying ? project.id : null)}
          />
        </li>
      ))}
    </ul>
  );
}
