import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../ui/toast.ts';
import { type End, endOfSeries, endOfVideo, endsBetween, endWords } from './ends.ts';
import { watchedQuery } from './list-queries.ts';
import { allOf } from './loaded.ts';
import { showNotice, useTelling } from './notifications.ts';
import { isAnyInView, sayWhileInView } from './page-in-view-lock.ts';
import { useSeriesEnds } from './useSeriesEnds.ts';

type Props = { projectsPath: string; seriesPath: (id: string) => string };

/**
 * Tells of videos and series that end while a page with this is open: by a toast, and out of view by
 * the browser. A video of a series is told with its series, once all of that has ended.
 */
export function ProjectNotices({ projectsPath, seriesPath }: Props) {
  const navigate = useNavigate();
  // Events reach a hidden tab too; a notice that was asked for must not hang on them alone.
  const inBackground = useTelling() === 'on';
  const { data: loaded } = useQuery({
    ...watchedQuery,
    refetchIntervalInBackground: inBackground,
  });
  const before = useRef(loaded);
  const [found, setFound] = useState<readonly End[]>([]);
  const untold = useRef<End[]>([]);

  const pathOf = ({ id, isSeries }: End) => (isSeries ? seriesPath(id) : `${projectsPath}#${id}`);

  const isAsking = useSeriesEnds(loaded, {
    inBackground,
    onEnd: (series) => setFound((known) => [...known, endOfSeries(series)]),
  });

  useEffect(() => {
    if (!loaded) return;
    const ends = endsBetween(before.current ? allOf(before.current) : [], allOf(loaded));
    before.current = loaded;
    const singles = ends.filter(({ seriesId }) => seriesId === null);
    if (singles.length > 0) setFound((known) => [...known, ...singles.map(endOfVideo)]);
  }, [loaded]);

  // What ends together is told together: the answers about series are waited for.
  useEffect(() => {
    if (isAsking || found.length === 0) return;
    setFound((known) => known.filter((end) => !found.includes(end)));
    void tell(found);
  }, [isAsking, found]);

  const tell = useEffectEvent(async (ends: readonly End[]) => {
    // Behind a tab that is in view and tells it: here it would be told twice.
    if (document.hidden && (await isAnyInView())) return;
    untold.current.push(...ends);
    if (!document.hidden) return tellInView();
    for (const end of ends) {
      const { title, description = '' } = endWords([end]);
      showNotice({ id: end.id, title, body: description }, () => {
        untold.current = [];
        void navigate(pathOf(end));
      });
    }
  });

  const tellInView = useEffectEvent(() => {
    const ends = untold.current;
    const [first] = ends;
    if (document.hidden || !first) return;
    untold.current = [];
    const to = ends.length === 1 ? pathOf(first) : projectsPath;
    toast({ ...endWords(ends), action: { label: 'View', to } });
  });

  useEffect(() => sayWhileInView(), []);

  useEffect(() => {
    const onChange = () => tellInView();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  return null;
}
