import type { Project } from '@shortcake/contract/project';
import { Columns2, EyeOff, Star, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { creditText } from '../../../lib/projects/credit-text.ts';
import { isUnderWay } from '../../../lib/projects/is-under-way.ts';
import { TAKEN_DOWN } from '../../../lib/projects/takedown.ts';
import { LogoMark } from '../../../ui/LogoMark.tsx';
import { TileMenu } from './TileMenu.tsx';
import type { OnTile, TileAction } from './tile-action.ts';

type Props = {
  video: Project;
  /** What tells it from the others. */
  telling: string;
  isPlaying: boolean;
  /** Whether Tab comes to this one of the grid. */
  isCurrent: boolean;
  isChosen: boolean;
  /** Whether it failed, and nothing was tried in its place. */
  isFailed: boolean;
  /** How many videos may be added now. */
  room: number;
  onTile: OnTile;
};

/** One video of a board: its number, its picture, and what tells it from the others. */
export const BoardTile = memo(function BoardTile(props: Props) {
  const { video, telling, isPlaying, isChosen } = props;
  const { id, title, starred, videoUrl, thumbnailUrl, status, takedown } = video;
  const number = (video.seriesIndex ?? 0) + 1;
  const act = (action: TileAction) => props.onTile(action, video);
  const fit = video.templateData.aspectRatio === '9:16' ? 'object-cover' : 'object-contain';
  return (
    <li data-tile={id} className="grid grid-cols-1 content-start gap-2">
      <div className="relative">
        <button
          type="button"
          data-board={id}
          tabIndex={props.isCurrent ? 0 : -1}
          aria-label={`Open ${number}, ${title}`}
          data-tooltip=""
          onFocus={() => act('focus')}
          onClick={() => act('open')}
          data-category={video.templateData.category}
          className={classNames(
            'relative grid aspect-9/16 w-full [content-visibility:auto] place-items-center overflow-hidden rounded-card focus-visible:outline-offset-2',
            takedown ? 'bg-sunken text-ink-soft' : 'flavour',
          )}
        >
          {thumbnailUrl ? (
            <>
              {fit === 'object-contain' && (
                <img
                  src={thumbnailUrl}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="absolute inset-0 size-full scale-125 object-cover blur-xl brightness-75"
                />
              )}
              <img
                src={thumbnailUrl}
                alt=""
                loading="lazy"
                decoding="async"
                className={classNames('absolute inset-0 size-full', fit)}
              />
              {isPlaying && videoUrl && (
                <video
                  src={videoUrl}
                  poster={thumbnailUrl}
                  muted
                  autoPlay
                  loop
                  playsInline
                  className={classNames('absolute inset-0 size-full', fit)}
                />
              )}
            </>
          ) : takedown ? (
            <EyeOff aria-hidden="true" className="size-8" />
          ) : status === 'failed' ? (
            <TriangleAlert aria-hidden="true" className="size-8" />
          ) : (
            <LogoMark className={classNames('size-12', isUnderWay(video) && 'animate-shimmer')} />
          )}
        </button>
        {/* Within the picture: around it is the ring of the focus. */}
        {isChosen && (
          <span className="pointer-events-none absolute inset-0 rounded-card border-4 border-berry" />
        )}
        <span
          aria-hidden="true"
          className={classNames(
            'pointer-events-none absolute top-2 left-2 flex items-center gap-1 rounded-full px-2 py-0.5 font-bold text-xs tabular-nums',
            isChosen ? 'bg-berry text-on-berry' : 'bg-black/60 text-white',
          )}
        >
          {isChosen && <Columns2 className="size-3" />}
          {String(number).padStart(2, '0')}
        </span>
        <button
          type="button"
          tabIndex={props.isCurrent ? 0 : -1}
          aria-pressed={starred}
          aria-label={`Star ${number}, ${title}`}
          onClick={() => act('star')}
          className="absolute top-0 right-0 grid size-11 place-items-center"
        >
          <span className="grid size-8 place-items-center rounded-full bg-black/60 text-white">
            <Star
              aria-hidden="true"
              className={classNames('size-5', starred && 'fill-sponge text-sponge')}
            />
          </span>
        </button>
      </div>
      <div className="flex items-start justify-between gap-1">
        <div className="grid min-w-0 gap-0.5">
          <h2 className="font-bold text-sm leading-snug [overflow-wrap:anywhere]">{telling}</h2>
          <p className="text-ink-soft text-xs">{stateWords(video, props.isFailed)}</p>
          {status === 'failed' && <p className="text-ink-soft text-xs">{creditText(video)}</p>}
        </div>
        <TileMenu
          video={video}
          number={number}
          isCurrent={props.isCurrent}
          isChosen={isChosen}
          isFailed={props.isFailed}
          room={props.room}
          onAct={act}
        />
      </div>
    </li>
  );
});

function stateWords(video: Project, isFailed: boolean): string {
  const { status, failureReason, shared, takedown } = video;
  if (takedown) return TAKEN_DOWN;
  if (status === 'failed') return isFailed ? (failureReason ?? 'Failed') : 'Tried again';
  if (status === 'pending') return 'Waiting';
  if (status === 'processing') return 'Being made';
  return shared ? 'Shared' : '';
}
