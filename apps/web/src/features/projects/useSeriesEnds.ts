import type { Series } from '@shortcake/contract/series';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { isNotFound, isUnauthorized } from '../../lib/api-error.ts';
import { callApi } from '../../lib/call.ts';
import { routes } from '../../lib/endpoints.ts';
import { isUnderWay, underWayIn } from '../../lib/projects/is-under-way.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { seriesQuietBetween } from './ends.ts';
import { PROJECTS_POLL_MS } from './list-queries.ts';
import { allOf, type Loaded } from './loaded.ts';

type Options = {
  /** Whether it is also looked for while nobody looks. */
  inBackground: boolean;
  /** Called once for each time that a series ends. */
  onEnd: (series: Series) => void;
};

/**
 * Tells of series that end. Of a series the loaded projects may hold a part, so the server is asked
 * about it, from when nothing that is loaded of it goes on until nothing does at all: most series cost
 * one question. Answers whether the first answer about one is still to come.
 */
export function useSeriesEnds(
  loaded: Loaded | undefined,
  { inBackground, onEnd }: Options,
): boolean {
  const projects = useMemo(() => loaded && allOf(loaded), [loaded]);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const before = useRef(projects);
  const ask = useEffectEvent((ids: readonly string[]) => {
    if (ids.length > 0) setAsked((known) => [...new Set([...known, ...ids])]);
  });

  useEffect(() => {
    if (!projects) return;
    ask(seriesQuietBetween(before.current ?? [], projects));
    before.current = projects;
  }, [projects]);

  // Others may go on behind what is loaded. Asked once, so that its key is none of those that events have
  // fetched again.
  const isMore = loaded?.next !== undefined;
  const { data: all } = useQuery({
    queryKey: ['behind', routes.listSeries.path],
    queryFn: ({ signal }) => callApi('listSeries', { signal }),
    enabled: isMore && projects?.some(({ seriesId }) => seriesId !== null) === true,
  });
  const onAll = useEffectEvent((series: readonly Series[]) => {
    const known = new Set(projects?.filter(isUnderWay).map(({ seriesId }) => seriesId));
    ask(series.filter((one) => underWayIn(one) > 0 && !known.has(one.id)).map(({ id }) => id));
  });
  useEffect(() => {
    if (all) onAll(all);
  }, [all]);

  const answers = useQueries({
    queries: asked.map((id) => ({
      queryKey: [...queryKeys.series, id, 'end'],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callApi('getSeries', { params: { id }, signal }),
      // What was answered of an earlier end is none of this one.
      gcTime: 0,
      refetchInterval: ({ state }: { state: { error: Error | null } }) =>
        isUnauthorized(state.error) ? (false as const) : PROJECTS_POLL_MS,
      refetchIntervalInBackground: inBackground,
    })),
  });
  const over = asked.filter((_, at) => {
    const { data, error } = answers[at]!;
    return data ? underWayIn(data) === 0 : isNotFound(error);
  });
  const onOver = useEffectEvent(() => {
    setAsked((known) => known.filter((id) => !over.includes(id)));
    for (const id of over) {
      const series = answers[asked.indexOf(id)]?.data;
      if (series) onEnd(series);
    }
  });
  const overIds = over.join();
  useEffect(() => {
    if (overIds) onOver();
  }, [overIds]);

  return over.length > 0 || answers.some(({ isPending }) => isPending);
}
