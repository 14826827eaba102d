import type { Project } from '@shortcake/contract/project';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Again } from './again.ts';
import { forgetOlderPages, inOneList, projectPagesQuery, watchedProjectsQuery } from './api.ts';
import { MoreProjects } from './MoreProjects.tsx';
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
  const { text, setText, status, setStatus, search } = useProjectFilter();
  const pages = useInfiniteQuery({ ...projectPagesQuery(search), select: inOneList });
  const { data: projects, error } = pages;
  const newest = useInfiniteQuery(watchedProjectsQuery).data;
  const isNothing = newest?.length === 0;
  useOlderPagesForgotten();
  if (isNothing) {
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
  const underWay = newest?.filter(isUnderWay).length ?? 0;
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
        <>
          <Found projects={projects} again={again} />
          {pages.hasNextPage && (
            <MoreProjects
              isLoading={pages.isFetchingNextPage}
              onMore={() => void pages.fetchNextPage()}
            />
          )}
        </>
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

/** Leaving the list, the older pages are left as well. */
function useOlderPagesForgotten(): void {
  const queryClient = useQueryClient();
  useEffect(() => () => forgetOlderPages(queryClient), [queryClient]);
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
