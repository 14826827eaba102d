import type { Project } from '@shortcake/contract/project';
import { Star, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { LogoMark } from '../../../ui/LogoMark.tsx';
import { TileMenu } from './TileMenu.tsx';
import { isLive } from './words.ts';

type Props = {
  video: Project;
  /** What tells it from the others. */
  telling: string;
  isPlaying: boolean;
  /** Whether Tab comes to this one of the grid. */
  isCurrent: boolean;
  isChosen: boolean;
  isTriedAgain: boolean;
  isBusy: boolean;
  onOpen: (video: Project) => void;
  onFocus: (video: Project) => void;
  onStar: (video: Project) => void;
  onChoose: (video: Project) => void;
  onMore: (video: Project) => void;
};

/** One video of a board: its number, its picture, and what tells it from the others. */
export const BoardTile = memo(function BoardTile(props: Props) {
  const { video, telling, isPlaying, isChosen } = props;
  const { id, title, starred, videoUrl, thumbnailUrl, status } = video;
  const number = (video.seriesIndex ?? 0) + 1;
  return (
    <li
      data-tile={id}
      className={classNames(
        'grid content-start gap-2 [contain-intrinsic-size:auto_22rem] [content-visibility:auto]',
        isChosen && 'rounded-card outline-3 outline-berry outline-offset-4',
      )}
    >
      <div className="relative">
        <button
          type="button"
          data-board={id}
          tabIndex={props.isCurrent ? 0 : -1}
          aria-label={`Open ${number}, ${title}`}
          onFocus={() => props.onFocus(video)}
          onClick={() => props.onOpen(video)}
          data-category={video.templateData.category}
          className="flavour relative grid aspect-9/16 w-full place-items-center overflow-hidden rounded-card focus-visible:outline-offset-2"
        >
          {thumbnailUrl ? (
            <>
              <img
                src={thumbnailUrl}
                alt=""
                loading="lazy"
                decoding="async"
                className={classNames(
                  'absolute inset-0 size-full',
                  video.templateData.aspectRatio === '9:16' ? 'object-cover' : 'object-contain',
                )}
              />
              {isPlaying && videoUrl && (
                <video
                  src={videoUrl}
                  poster={thumbnailUrl}
                  muted
                  autoPlay
                  loop
                  playsInline
                  className={classNames(
                    'absolute inset-0 size-full',
                    video.templateData.aspectRatio === '9:16' ? 'object-cover' : 'object-contain',
                  )}
                />
              )}
            </>
          ) : status === 'failed' ? (
            <TriangleAlert aria-hidden="true" className="size-8" />
          ) : (
            <LogoMark className={classNames('size-12', isLive(video) && 'animate-shimmer')} />
          )}
        </button>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-2 left-2 rounded-full bg-black/60 px-2 py-0.5 font-bold text-white text-xs tabular-nums"
        >
          {String(number).padStart(2, '0')}
        </span>
        <button
          type="button"
          tabIndex={-1}
          aria-pressed={starred}
          aria-label={`Star ${number}, ${title}`}
          onClick={() => props.onStar(video)}
          className="absolute top-0 right-0 grid size-11 place-items-center text-white drop-shadow-[0_1px_3px_rgb(0_0_0/0.8)]"
        >
          <Star
            aria-hidden="true"
            className={classNames('size-6', starred && 'fill-sponge text-sponge')}
          />
        </button>
      </div>
      <div className="flex items-start justify-between gap-1">
        <div className="grid min-w-0 gap-0.5">
          <h2 className="line-clamp-2 font-bold text-sm leading-snug [overflow-wrap:anywhere]">
            {telling || title}
          </h2>
          <p className="text-ink-soft text-xs">{stateWords(video, props.isTriedAgain)}</p>
        </div>
        <TileMenu
          video={video}
          number={number}
          isChosen={isChosen}
          isBusy={props.isBusy}
          onChoose={() => props.onChoose(video)}
          onMore={() => props.onMore(video)}
        />
      </div>
    </li>
  );
});

function stateWords(video: Project, isTriedAgain: boolean): string {
  if (video.status === 'failed') {
    return isTriedAgain ? 'Tried again' : (video.failureReason ?? 'Failed');
  }
  if (video.status === 'pending') return 'Waiting';
  return video.status === 'processing' ? 'Being made' : '';
}
