import type { Project } from '@shortcake/contract/project';
import { callApiPage } from '../call.ts';

/** All videos of a series, in their order. */
export async function videosOfSeries(id: string, signal: AbortSignal): Promise<Project[]> {
  const videos: Project[] = [];
  let cursor: string | undefined;
  do {
    const query = { series: id, limit: '200', ...(cursor && { cursor }) };
    const page = await callApiPage('listProjects', { query, signal });
    videos.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return videos.sort((one, other) => (one.seriesIndex ?? 0) - (other.seriesIndex ?? 0));
}
