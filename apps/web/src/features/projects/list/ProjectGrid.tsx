import type { Series } from '@shortcake/contract/series';
import { memo, startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { useMedia } from '../../../lib/use-media.ts';
import type { Again } from '../again.ts';
import type { OnShare, OnTakedown } from '../card-props.ts';
import { ProjectCard } from '../ProjectCard.tsx';
import { SeriesCard } from '../SeriesCard.tsx';
import { rowsOf } from './rows.ts';
import { gridStyle, useColumns } from './useColumns.ts';
import { useLinkedProject } from './useLinkedProject.ts';
import { ROW_GAP, useRowsInView } from './useRowsInView.ts';
import type { WallItem } from './wall-items.ts';

/** Pixels of a card, between its heights on a phone and on a desk. */
const USUAL_HEIGHT = 520;

type Props = {
  items: readonly WallItem[];
  /** Whether there are more than are loaded. */
  isMore: boolean;
  again: Again;
  onShare: OnShare;
  onTakedown: OnTakedown;
  series: Readonly<Record<string, Series>>;
  seriesPath: (id: string) => string;
  /** The selected ones' keys; null while nothing is selected. */
  selected: ReadonlySet<string> | null;
  onSelect: (key: string, isRange: boolean) => void;
};

const Single = memo(ProjectCard);
const Several = memo(SeriesCard);

/** The wall of films. Of a long one only what is near the window is there. */
export const ProjectGrid = memo(function ProjectGrid(props: Props) {
  const { items, isMore, again, series, selected } = props;
  /** The one project whose video plays in its card with sound. */
  const [out, setOut] = useState<string | null>(null);
  /** The one that plays muted, since somebody rests on it. */
  const [rested, setRested] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumns();
  const rows = useMemo(() => rowsOf(items, columns), [items, columns]);
  const linked = useLocation().hash.slice(1);
  const kept = useMemo(() => rowsWith(rows, [linked, focused, out]), [rows, linked, focused, out]);
  const inView = useRowsInView({
    ...{ list, columns, kept },
    count: rows.length,
    usualHeight: USUAL_HEIGHT,
  });
  useLinkedProject();
  const onRest = useCallback((id: string, isResting: boolean) => {
    setRested((known) => (isResting ? id : known === id ? null : known));
  }, []);
  return (
    <ul
      ref={list}
      // What has the focus is clear of the header above and the bar of the selected below.
      className={classNames(gridStyle, '[overflow-anchor:none] **:scroll-my-24')}
    >
      {inView.rows.flatMap(({ index, roomBefore }) => [
        <Room key={`before ${index}`} pixels={roomBefore} />,
        ...(rows[index] ?? []).map(({ key, project, seriesId }, place) => {
          const card = {
            isRestedOn: rested === project.id && !isStill && selected === null,
            onRest,
            isSelected: selected ? selected.has(key) : null,
            onSelect: props.onSelect,
            series: series[project.seriesId ?? ''],
            seriesPath: props.seriesPath,
          };
          return (
            <li
              key={key}
              ref={place === 0 ? inView.measure : null}
              data-index={index}
              aria-setsize={isMore ? -1 : items.length}
              aria-posinset={index * columns + place + 1}
              className="min-w-0"
              onFocus={() => startTransition(() => setFocused(project.id))}
            >
              {seriesId === null ? (
                <Single
                  {...card}
                  project={project}
                  again={again}
                  onShare={props.onShare}
                  onTakedown={props.onTakedown}
                  isOut={out === project.id}
                  onOut={setOut}
                />
              ) : (
                <Several {...card} id={seriesId} cover={project} />
              )}
            </li>
          );
        }),
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

function rowsWith(rows: readonly WallItem[][], ids: readonly (string | null)[]): number[] {
  return rows.flatMap((row, index) =>
    row.some(({ project }) => ids.includes(project.id)) ? [index] : [],
  );
}
