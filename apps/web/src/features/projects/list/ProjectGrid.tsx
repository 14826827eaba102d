import type { Project } from '@shortcake/contract/project';
import { memo, startTransition, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { useMedia } from '../../../lib/use-media.ts';
import type { Again } from '../again.ts';
import { ProjectCard } from '../ProjectCard.tsx';
import { isWide, rowsOf } from './rows.ts';
import { useLinkedProject } from './useLinkedProject.ts';
import { ROW_GAP, useRowsInView } from './useRowsInView.ts';

/** Where Tailwind's xl begins. */
const TWO_COLUMNS = '(min-width: 80rem)';

export const gridStyle = 'grid gap-4 xl:grid-cols-2';

/** Pixels of a card with a vertical video, between its heights on a phone and on a desk. */
const USUAL_HEIGHT = 300;

type Props = {
  projects: readonly Project[];
  /** Whether there are more than are loaded. */
  isMore: boolean;
  again: Again;
};

const Card = memo(ProjectCard);

/** Projects in one column or two. Of a long list only what is near the window is there. */
export const ProjectGrid = memo(function ProjectGrid({ projects, isMore, again }: Props) {
  /** The one project whose video plays in its card. */
  const [playing, setPlaying] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const columns = useMedia(TWO_COLUMNS) ? 2 : 1;
  const rows = useMemo(() => rowsOf(projects, columns), [projects, columns]);
  const firsts = useMemo(() => placesOfFirsts(rows), [rows]);
  const linked = useLocation().hash.slice(1);
  const kept = useMemo(
    () => rowsWith(rows, [linked, focused, playing]),
    [rows, linked, focused, playing],
  );
  const inView = useRowsInView({ list, count: rows.length, usualHeight: USUAL_HEIGHT, kept });
  useLinkedProject();
  return (
    <ul ref={list} className={classNames(gridStyle, '[overflow-anchor:none]')}>
      {inView.rows.flatMap(({ index, roomBefore }) => [
        <Room key={`before ${index}`} pixels={roomBefore} />,
        ...(rows[index] ?? []).map((project, place) => (
          <li
            key={project.id}
            ref={place === 0 ? inView.measure : null}
            data-index={index}
            aria-setsize={isMore ? -1 : projects.length}
            aria-posinset={(firsts[index] ?? 0) + place + 1}
            className={classNames('min-w-0', isWide(project) && 'xl:col-span-2')}
            onFocus={() => startTransition(() => setFocused(project.id))}
          >
            <Card
              project={project}
              again={again}
              isPlaying={playing === project.id}
              onPlaying={setPlaying}
            />
          </li>
        )),
      ])}
      <Room pixels={inView.roomAfter} />
    </ul>
  );
});

/** The room of rows that are not there, with the gap that the grid puts after or before it. */
function Room({ pixels }: { pixels: number }) {
  if (pixels <= ROW_GAP) return null;
  return <li aria-hidden="true" className="col-span-full" style={{ height: pixels - ROW_GAP }} />;
}

function rowsWith(rows: readonly Project[][], ids: readonly (string | null)[]): number[] {
  return rows.flatMap((row, index) => (row.some(({ id }) => ids.includes(id)) ? [index] : []));
}

/** How many projects stand in the rows before each row. */
function placesOfFirsts(rows: readonly Project[][]): number[] {
  let place = 0;
  return rows.map((row) => {
    const first = place;
    place += row.length;
    return first;
  });
}
