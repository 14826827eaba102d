import type { Project } from '@shortcake/contract/project';

type Shaped = Pick<Project, 'templateData'>;

export const isWide = ({ templateData }: Shaped): boolean => templateData.aspectRatio === '16:9';

/**
 * Projects in rows of so many columns, in their order; a wide one has a row of its own. It leaves no gap:
 * the next one that is not wide goes up beside the last.
 */
export function rowsOf<T extends Shaped>(projects: readonly T[], columns: number): readonly T[][] {
  const rows: T[][] = [];
  let open: T[] | undefined;
  for (const project of projects) {
    if (isWide(project)) {
      rows.push([project]);
    } else if (open && open.length < columns) {
      open.push(project);
    } else {
      open = [project];
      rows.push(open);
    }
  }
  return rows;
}
