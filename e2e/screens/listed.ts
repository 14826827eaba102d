import type { Project } from '@shortcake/contract/project';

/** Number of projects that the server would put on a page. */
const PAGE = 100;

const isLive = ({ status }: Project) => status === 'pending' || status === 'processing';

/** Of all projects those that the server would list for a query, and the query of the page after. */
export function listed(
  projects: readonly Project[],
  query: Record<string, string>,
): { items: Project[]; next: URLSearchParams | undefined } {
  const { q = '', status, series, cursor = '0' } = query;
  const found = ('wall' in query ? wallOf(projects) : projects).filter(
    (project) =>
      `${project.title} ${project.prompt}`.toLowerCase().includes(q.toLowerCase()) &&
      (series === undefined || project.seriesId === series) &&
      (!('starred' in query) || project.starred) &&
      (status === undefined || status === project.status || (status === 'live' && isLive(project))),
  );
  const end = Number(cursor) + PAGE;
  return {
    items: found.slice(Number(cursor), end),
    next: found.length > end ? new URLSearchParams({ ...query, cursor: String(end) }) : undefined,
  };
}

/** Of each series its cover alone, where its newest video stands. */
function wallOf(projects: readonly Project[]): Project[] {
  const seen = new Set<string>();
  return projects.flatMap((project) => {
    const { seriesId } = project;
    if (seriesId === null) return [project];
    if (seen.has(seriesId)) return [];
    seen.add(seriesId);
    const all = projects.filter((other) => other.seriesId === seriesId).reverse();
    return [all.find(({ status }) => status === 'completed') ?? all[0]!];
  });
}
