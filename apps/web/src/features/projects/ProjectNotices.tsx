import type { Project } from '@shortcake/contract/project';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../ui/toast.ts';
import { endsBetween, endWords } from './ends.ts';
import { watchedProjectsQuery } from './list-queries.ts';
import { showNotice, useTelling } from './notifications.ts';
import { isAnyInView, sayWhileInView } from './page-in-view-lock.ts';

/** Tells of videos that end while a page with this is open: by a toast, and out of view by the browser. */
export function ProjectNotices({ projectsPath }: { projectsPath: string }) {
  const navigate = useNavigate();
  const { data: projects } = useQuery({
    ...watchedProjectsQuery,
    // Events reach a hidden tab too; a notice that was asked for must not hang on them alone.
    refetchIntervalInBackground: useTelling() === 'on',
  });
  const before = useRef(projects);
  const untold = useRef<Project[]>([]);

  const pathOf = ({ id }: Project) => `${projectsPath}#${id}`;

  const tell = useEffectEvent(async (ends: readonly Project[]) => {
    // Behind a tab that is in view and tells it: here it would be told twice.
    if (document.hidden && (await isAnyInView())) return;
    untold.current.push(...ends);
    if (!document.hidden) return tellInView();
    for (const end of ends) {
      showNotice({ id: end.id, title: endWords([end]).title, body: end.title }, () => {
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

  useEffect(() => {
    if (!projects) return;
    const ends = endsBetween(before.current ?? [], projects);
    before.current = projects;
    if (ends.length > 0) void tell(ends);
  }, [projects]);

  useEffect(() => sayWhileInView(), []);

  useEffect(() => {
    const onChange = () => tellInView();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  return null;
}
