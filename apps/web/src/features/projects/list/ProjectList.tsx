import type { Project } from '@shortcake/contract/project';
import type { Series } from '@shortcake/contract/series';
import { useQuery } from '@tanstack/react-query';
import { ListChecks, Star } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { errorText } from '../../../lib/api-error.ts';
import { classNames } from '../../../lib/class-names.ts';
import { isUnderWay } from '../../../lib/projects/is-under-way.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SearchBar } from '../../../ui/SearchBar.tsx';
import type { Again } from '../again.ts';
import type { OnShare, OnTakedown } from '../card-props.ts';
import { projectsQuery, useWatched, WALL, watchedProjectsQuery } from '../list-queries.ts';
import { allOf } from '../loaded.ts';
import { matchingSeriesQuery, seriesOfQuery } from '../series-api.ts';
import { UnderWayNote } from '../UnderWayNote.tsx';
import { statusChoices } from './filter.ts';
import { MoreProjects } from './MoreProjects.tsx';
import { ProjectGrid } from './ProjectGrid.tsx';
import { ProjectSkeleton } from './ProjectSkeleton.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SeriesMatches } from './SeriesMatches.tsx';
import { gridStyle } from './useColumns.ts';
import { useProjectFilter } from './useProjectFilter.ts';
import { useSelection } from './useSelection.ts';
import { useSettled } from './useSettled.ts';
import { seriesIdsOf, singlesOf, wallOf } from './wall-items.ts';

/** Of a search, by the contract. */
const MOST_LETTERS = 200;
const SKELETONS = ['a', 'b', 'c', 'd', 'e'];
const NONE: readonly Project[] = [];
const NO_SERIES = {};
const NO_MATCHES: readonly Series[] = [];

type Props = {
  /** What to do when there is no project at all. */
  emptyAction: ReactNode;
  again: Again;
  onShare: OnShare;
  onTakedown: OnTakedown;
  /** Where the board of a series is. */
  seriesPath: (id: string) => string;
};

export function ProjectList({ emptyAction, again, onShare, onTakedown, seriesPath }: Props) {
  const { search, ...filter } = useProjectFilter();
  const { data: loaded, dataUpdatedAt, error, isPlaceholderData } = useQuery(projectsQuery(search));
  const projects = useMemo(() => loaded && allOf(loaded), [loaded]);
  const next = loaded?.next;
  // What is shown until other videos are found is still what it was.
  const isWall = useSettled(search === WALL, !isPlaceholderData);
  const items = useMemo(() => (isWall ? wallOf : singlesOf)(projects ?? NONE), [projects, isWall]);
  const { data: newest, errorUpdateCount } = useQuery(watchedProjectsQuery);
  useWatched(projects ?? NONE, dataUpdatedAt);
  const { data: series = NO_SERIES } = useQuery(seriesOfQuery(seriesIdsOf(projects ?? NONE)));
  const matches = useQuery(matchingSeriesQuery(search.q ?? ''));
  const selection = useSelection(items);
  if (newest?.length === 0 && !projects?.length) {
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
  const isComplete = (newest || errorUpdateCount > 0) && !matches.isLoading;
  const found = isComplete ? projects : undefined;
  return (
    <div className="grid gap-6">
      <SearchBar
        things="projects"
        text={filter.text}
        onTextChange={filter.setText}
        mostLetters={MOST_LETTERS}
        choiceLabel="Status"
        choice={filter.status}
        onChoiceChange={filter.setStatus}
        choices={statusChoices}
      >
        <Button
          variant="secondary"
          aria-pressed={filter.isStarred}
          onClick={() => filter.setStarred(!filter.isStarred)}
          className="h-12 aria-pressed:border-berry-ink aria-pressed:bg-berry-wash aria-pressed:text-berry-ink max-sm:w-12 max-sm:px-0"
        >
          <Star
            aria-hidden="true"
            className={classNames('size-4.5', filter.isStarred && 'fill-current')}
          />
          <span className="max-sm:sr-only">Starred</span>
        </Button>
        <Button
          variant="secondary"
          aria-pressed={selection.keys !== null}
          onClick={selection.keys ? selection.end : selection.begin}
          className="h-12 aria-pressed:border-berry-ink aria-pressed:bg-berry-wash aria-pressed:text-berry-ink max-sm:px-4"
        >
          <ListChecks aria-hidden="true" className="size-4.5 max-sm:hidden" />
          Select
        </Button>
      </SearchBar>
      {found && underWay > 0 && <UnderWayNote count={underWay} />}
      {found ? (
        <>
          {search.q && <SeriesMatches found={matches.data ?? NO_MATCHES} seriesPath={seriesPath} />}
          {found.length > 0 ? (
            <ProjectGrid
              items={items}
              isMore={next !== undefined}
              again={again}
              onShare={onShare}
              onTakedown={onTakedown}
              series={series}
              seriesPath={seriesPath}
              selected={selection.keys}
              onSelect={selection.onSelect}
            />
          ) : (
            <EmptyState
              title="No projects found"
              text="Try adjusting your search or filter criteria"
            />
          )}
          {next !== undefined && !isPlaceholderData && (
            <MoreProjects key={JSON.stringify(search)} search={search} />
          )}
          {selection.keys && (
            <SelectionBar
              selected={selection.selected}
              series={series}
              onDeleted={selection.keep}
              onEnd={selection.end}
            />
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
