import type { Project } from '@shortcake/contract/project';
import { isUnderWay } from '../../lib/projects/is-under-way.ts';

/** One answer of the list: projects, newest first, and the cursor of the next page if there is one. */
export type ProjectPage = { items: readonly Project[]; next: string | undefined };

/** As much of a list as a page has loaded. Its newest page is kept fresh; the older ones are not asked for again. */
export type Loaded = {
  newest: ProjectPage;
  older: readonly Project[];
  /** The cursor of what is not loaded yet. */
  next: string | undefined;
};

export const allOf = ({ newest, older }: Loaded): readonly Project[] =>
  older.length === 0 ? newest.items : [...newest.items, ...older];

const newestAlone = (newest: ProjectPage): Loaded => ({ newest, older: [], next: newest.next });

/** What is loaded, once the newest page has come again. */
export function withNewest(known: Loaded | undefined, newest: ProjectPage): Loaded {
  if (!known || known.older.length === 0 || newest.next === undefined) return newestAlone(newest);
  const fresh = new Set(newest.items.map(({ id }) => id));
  const all = allOf(known);
  const lastFresh = all.findLastIndex(({ id }) => fresh.has(id));
  // More has been added than a page holds: what lies between would be left out.
  if (lastFresh < 0) return newestAlone(newest);
  // By their places: when a cover was made does not say where its series stands.
  const older = all.slice(lastFresh + 1);
  if (older.length === 0) return newestAlone(newest);
  return { newest, older, next: known.next };
}

/** What is loaded, once the page after it has come; as it was if that is no longer the next one. */
export function withMore(known: Loaded, cursor: string, page: ProjectPage): Loaded {
  if (known.next !== cursor) return known;
  const ids = new Set(allOf(known).map(({ id }) => id));
  const older = [...known.older, ...page.items.filter(({ id }) => !ids.has(id))];
  return { ...known, older, next: page.next };
}

/** The same with some projects as they are now, or without those that are gone (null). */
export function withChanges(
  { newest, older, next }: Loaded,
  now: ReadonlyMap<string, Project | null>,
): Loaded {
  const changed = (projects: readonly Project[]) =>
    projects.flatMap((project) => {
      const known = now.get(project.id);
      if (known === undefined) return [project];
      return known === null ? [] : [known];
    });
  return { newest: { ...newest, items: changed(newest.items) }, older: changed(older), next };
}

/** Those under way that the newest page does not tell of. */
export const olderUnderWay = ({ older }: Loaded): readonly Project[] => older.filter(isUnderWay);
