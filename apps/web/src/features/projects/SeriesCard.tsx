import type { Project } from '@shortcake/contract/project';
import { Layers } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { formatNumber } from '../../lib/plural.ts';
import { underWayIn } from '../../lib/projects/is-under-way.ts';
import { seriesWords } from '../../lib/projects/series-words.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { CardProps } from './card-props.ts';
import { actionClass } from './ProjectActions.tsx';
import { fitOf, ProjectThumbnail } from './ProjectThumbnail.tsx';
import { SelectBox } from './SelectBox.tsx';
import { SeriesMenu } from './SeriesMenu.tsx';
import { useRest } from './useRest.ts';

type Props = CardProps & {
  id: string;
  /** The video that stands for all. */
  cover: Project;
};

/** A series as one card of the wall: its cover on a stack, and how its videos stand. */
export function SeriesCard(props: Props) {
  const { id, cover, series, isSelected, isRestedOn } = props;
  const rest = useRest((isResting) => props.onRest(cover.id, isResting));
  const title = series?.title ?? '';
  const live = series ? underWayIn(series) : 0;
  const to = props.seriesPath(id);
  return (
    <article className="@container grid grid-cols-1 content-start gap-2.5">
      <div className="relative aspect-9/16">
        <span aria-hidden="true" className="absolute inset-x-6 top-0 h-16 rounded-card bg-line" />
        <span
          aria-hidden="true"
          className="absolute inset-x-3 top-2 h-16 rounded-card bg-line-strong/60"
        />
        <div className="absolute inset-x-0 top-4 bottom-0 overflow-hidden rounded-card">
          <ProjectThumbnail project={cover} className="size-full" />
          {isRestedOn && cover.videoUrl && (
            <video
              src={cover.videoUrl}
              muted
              autoPlay
              loop
              playsInline
              onError={() => props.onRest(cover.id, false)}
              className={classNames('absolute inset-0 size-full', fitOf(cover))}
            />
          )}
          <Link
            to={to}
            aria-label={`Open ${title || 'series'}`}
            data-tooltip=""
            draggable={false}
            inert={isSelected !== null}
            {...rest}
            className="absolute inset-0 select-none rounded-card focus-visible:-outline-offset-4"
          />
          <span className="pointer-events-none absolute bottom-3 left-3 flex items-center gap-1.5 rounded-full bg-black/60 px-2.5 py-1 font-bold text-white text-xs">
            <Layers aria-hidden="true" className="size-3.5" />
            {series ? formatNumber(series.counts.total) : ''}
            <span className="sr-only">videos</span>
          </span>
          {isSelected !== null && (
            <SelectBox
              title={title}
              isSelected={isSelected}
              onSelect={(isRange) => props.onSelect(id, isRange)}
            />
          )}
        </div>
      </div>
      <div className="flex flex-row-reverse items-start justify-between gap-1">
        <div className={classNames('-mt-2 -mr-2', isSelected !== null && 'invisible')}>
          {series && <SeriesMenu series={series} />}
        </div>
        <div className="grid min-w-0 grow grid-cols-1 gap-1">
          <h2
            id={cover.id}
            tabIndex={-1}
            className="text-pretty font-bold text-[0.9375rem] leading-snug outline-none [overflow-wrap:anywhere]"
          >
            {title || <Skeleton className="h-5 w-4/5" />}
          </h2>
          <p className="text-ink-soft text-xs tabular-nums leading-5">
            {series &&
              seriesWords({
                total: series.counts.total,
                live,
                failed: series.counts.failed,
                // Only the board has all of its videos, by whose pace it tells a time.
                secondsLeft: null,
              })}
          </p>
        </div>
      </div>
      {series && live > 0 && (
        <Progress
          aria-label={`${title}: videos that have ended`}
          value={(series.counts.total - live) / series.counts.total}
        />
      )}
      <LinkButton
        variant="secondary"
        size="small"
        to={to}
        className={classNames(actionClass, isSelected !== null && 'invisible')}
      >
        Open board
      </LinkButton>
    </article>
  );
}
