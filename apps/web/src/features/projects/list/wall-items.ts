import type { Project } from '@shortcake/contract/project';

/** What stands on the wall: a video, or a series with the video that is its cover. */
export type WallItem = { key: string; project: Project; seriesId: string | null };

/** Each video by itself. */
export const singlesOf = (projects: readonly Project[]): WallItem[] =>
  projects.map((project) => ({ key: project.id, project, seriesId: null }));

/** Covers stand for their series; one whose cover has changed between two pages stands once. */
export function wallOf(projects: readonly Project[]): WallItem[] {
  const seen = new Set<string>();
  return projects.flatMap((project) => {
    const { id, seriesId } = project;
    const key = seriesId ?? id;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ key, project, seriesId }];
  });
}

/** The series that projects are of. */
export const seriesIdsOf = (projects: readonly Project[]): string[] =>
  [...new Set(projects.flatMap(({ seriesId }) => seriesId ?? []))].sort();
