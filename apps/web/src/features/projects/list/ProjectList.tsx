import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { errorText } from '../../../lib/api-error.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SearchBar } from '../../../ui/SearchBar.tsx';
import type { Again } from '../again.ts';
import { projectsQuery, watchedProjectsQuery } from '../list-queries.ts';
import { allOf } from '../loaded.ts';
import { isUnderWay } from '../status-words.ts';
import { UnderWayNote } from '../UnderWayNote.tsx';
import { statusChoices } from './filter.ts';
import { MoreProjects } from './MoreProjects.tsx';
import { gridStyle, ProjectGrid } from './ProjectGrid.tsx';
import { ProjectSkeleton } from './ProjectSkeleton.tsx';
import { useProjectFilter } from './useProjectFilter.ts';

/** Of a search, by the contract. */
const MOST_LETTERS = 200;
const SKELETONS = ['a', 'b', 'c', 'd', 'e'];

type Props = {
  /** What to do when there is no project at all. */
  emptyAction: ReactNode;
  again: Again;
};

export function ProjectList({ emptyAction, again }: Props) {
  const { text, setText, status, setStatus, search } = useProjectFilter();
  const { data: loaded, error, isPlaceholderData } = useQuery(projectsQuery(search));
  const projects = useMemo(() => loaded && allOf(loaded), [loaded]);
  const next = loaded?.next;
  const { data: newest, errorUpdateCount } = useQuery(watchedProjectsQuery);
  const isNothing = newest?.length === 0;
  if (isNothing) {
    return (
      <EmptyState
        title="No projects yet"
        text="Your videos gather here, from the moment you ask for one."
        action={emptyAction}
      />
    );
  }
  const underWay = newest?.filter(isUnderWay).length ?? 0;
  // Together: what came first would be pushed down by the other.
  const found = newest || errorUpdateCount > 0 ? projects : undefined;
  return (
    <div className="grid gap-6">
      <SearchBar
        things="projects"
        text={text}
        onTextChange={setText}
        mostLetters={MOST_LETTERS}
        choiceLabel="Status"
        choice={status}
        onChoiceChange={setStatus}
        choices={statusChoices}
      />
      {found && underWay > 0 && <UnderWayNote count={underWay} />}
      {found ? (
        <>
          {found.length > 0 ? (
            <ProjectGrid projects={found} isMore={next !== undefined} again={again} />
          ) : (
            <EmptyState
              title="No projects found"
              text="Try adjusting your search or filter criteria"
            />
          )}
          {next !== undefined && !isPlaceholderData && (
            <MoreProjects key={JSON.stringify(search)} search={search} />
          )}
        </>
      ) : error && !projects ? (
        <EmptyState title="Your videos could not be loaded" text={errorText(error)} />
      ) : (
        <div role="status" aria-label="Loading projects" className={gridStyle}>
          {SKELETONS.map((key) => (
            <ProjectSkeleton key={key} />
          ))}
        </div>
      )}
    </div>
  );
}
