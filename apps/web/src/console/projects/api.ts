import { pagesQuery } from '../lib/pages.ts';

/** Everybody's videos, newest first; of those what a filter lets through. */
export const projectsQuery = (filter: Record<string, string>) =>
  pagesQuery('findProjects', 'projects', filter);
