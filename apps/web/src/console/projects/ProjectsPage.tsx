import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Select } from '../../ui/Select.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { paths } from '../lib/paths.ts';
import { QueryNotice } from '../lib/QueryNotice.tsx';
import { useFilter } from '../lib/useFilter.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { projectsQuery } from './api.ts';
import { ProjectLine } from './ProjectLine.tsx';

/** In the place of a choice that narrows nothing. */
const ALL = 'all';

const statuses = [
  { value: ALL, label: 'Any status' },
  { value: 'pending', label: 'Pending' },
  { value: 'processing', label: 'Processing' },
  { value: 'completed', label: 'Completed' },
  { value: 'failed', label: 'Failed' },
];
const engines = [
  { value: ALL, label: 'Any engine' },
  ...['studio', 'google-omni', 'fal', 'openai-videos', 'vertex-veo'].map((value) => ({
    ...{ value, label: value },
  })),
];

/** Everybody's videos, newest first, without their prompts. */
export function ProjectsPage() {
  const { text, setText, query, change } = useFilter(['status', 'engine']);
  const list = useInfiniteQuery({ ...projectsQuery(query), placeholderData: keepPreviousData });
  const { data: projects, hasNextPage, fetchNextPage, isFetchingNextPage, error } = list;
  const isNarrowed = Object.keys(query).length > 0;
  const choose = (name: string) => (value: string) => change(name, value === ALL ? '' : value);
  return (
    <>
      <PageTitle
        title="Videos"
        subtitle="Everybody’s, newest first. A prompt or a video opens with a reason, which is logged."
      />
      <search className="mb-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_11rem_12rem]">
        <div className="sm:col-span-2 lg:col-span-1">
          <SearchField
            label="Search videos"
            placeholder="Title, id or the owner’s address"
            text={text}
            onTextChange={setText}
          />
        </div>
        <Select
          aria-label="Status"
          value={query.status ?? ALL}
          onValueChange={choose('status')}
          options={statuses}
        />
        <Select
          aria-label="Engine"
          value={query.engine ?? ALL}
          onValueChange={choose('engine')}
          options={engines}
        />
      </search>
      <QueryNotice query={list} />
      {projects?.length === 0 && (
        <EmptyState
          {...(isNarrowed
            ? { title: 'No video found', text: 'An address has to be whole, and so has an id.' }
            : { title: 'No videos yet' })}
        />
      )}
      {projects && projects.length > 0 && (
        <Card className="px-4 sm:px-5">
          <ul aria-label="Videos">
            {projects.map((project) => (
              <li key={project.id} className="border-line border-t py-3.5 first:border-t-0">
                <ProjectLine
                  project={project}
                  owner={
                    <Link
                      to={paths.person(project.owner.id)}
                      className="font-bold text-berry-ink [overflow-wrap:anywhere] hover:underline"
                    >
                      {project.owner.email}
                    </Link>
                  }
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {hasNextPage && (
        <ShowMore isPending={isFetchingNextPage} error={error} onPress={() => fetchNextPage()} />
      )}
    </>
  );
}
