import type { Project } from '@shortcake/contract/project';
import { useEffect, useRef, useState } from 'react';
import { changesBetween } from './changes.ts';

/** Tells the steps of videos on their way to those who listen rather than look. */
export function ProjectAnnouncer({ projects }: { projects: readonly Project[] }) {
  const before = useRef(projects);
  const [words, setWords] = useState('');
  useEffect(() => {
    const changes = changesBetween(before.current, projects);
    before.current = projects;
    if (changes.length > 0) setWords(changes.join('. '));
  }, [projects]);
  return (
    <p aria-live="polite" className="sr-only">
      {words}
    </p>
  );
}
