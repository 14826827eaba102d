import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDay } from '../../lib/dates.ts';
import { counted } from '../../lib/plural.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { paths } from '../lib/paths.ts';
import { QueryNotice } from '../lib/QueryNotice.tsx';
import { useFilter } from '../lib/useFilter.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { peopleQuery } from './api.ts';
import { nameOf } from './name.ts';
import { PersonBadges } from './PersonBadges.tsx';

/** Everybody who has signed in, newest first, and a search among them. */
export function PeoplePage() {
  const { text, setText, query } = useFilter([]);
  const list = useInfiniteQuery({ ...peopleQuery(query), placeholderData: keepPreviousData });
  const { data: people, hasNextPage, fetchNextPage, isFetchingNextPage, error } = list;
  return (
    <>
      <PageTitle title="People" subtitle="Everybody who has signed in, newest first." />
      <search className="mb-6 block max-w-xl">
        <SearchField
          label="Search people"
          placeholder="Address, name or id"
          text={text}
          onTextChange={setText}
        />
      </search>
      <QueryNotice query={list} />
      {people?.length === 0 && (
        <EmptyState
          {...(query.q
            ? {
                title: 'Nobody found',
                text: 'Try a part of the address or the name, or a whole id.',
              }
            : { title: 'Nobody has signed in yet' })}
        />
      )}
      {people && people.length > 0 && (
        <Card className="overflow-hidden">
          <ul aria-label="People" className="@container">
            {people.map((person) => (
              <li key={person.id} className="border-line border-t first:border-t-0">
                <Link
                  to={paths.person(person.id)}
                  className="grid gap-x-4 gap-y-1.5 px-4 py-3.5 transition-colors duration-150 hover:bg-sunken sm:px-5 @2xl:grid-cols-[minmax(0,1fr)_11rem_6rem_7rem] @2xl:items-center"
                >
                  <span className="min-w-0">
                    <span className="block truncate font-bold">{nameOf(person)}</span>
                    {nameOf(person) !== person.email && (
                      <span className="block truncate text-ink-soft text-sm">{person.email}</span>
                    )}
                  </span>
                  <PersonBadges person={person} />
                  <span className="flex gap-x-3 text-sm @2xl:contents">
                    <span className="tabular-nums @2xl:text-right">
                      {counted(person.creditsRemaining, 'credit')}
                    </span>
                    <time dateTime={person.createdAt} className="text-ink-soft @2xl:text-right">
                      {formatDay(person.createdAt)}
                    </time>
                  </span>
                </Link>
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
