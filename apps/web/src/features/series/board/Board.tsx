import type { Project } from '@shortcake/contract/project';
import { useRef, useState } from 'react';
import { useStable } from '../useStable.ts';
import { failedForGood } from './again.ts';
import { BoardFilter } from './BoardFilter.tsx';
import { BoardHead } from './BoardHead.tsx';
import { BoardTile } from './BoardTile.tsx';
import { CompareDialog } from './CompareDialog.tsx';
import { stepBy } from './grid-keys.ts';
import { MORE_AT_ONCE } from './more-at-once.ts';
import { PlayerDialog } from './PlayerDialog.tsx';
import type { useBoardActions } from './useBoardActions.ts';
import { usePlaying } from './usePlaying.ts';
import { type Shown, useShown } from './useShown.ts';
import { tellingValues } from './words.ts';

const MOST_COMPARED = 4;

type Props = {
  id: string;
  title: string;
  videos: readonly Project[];
  actions: ReturnType<typeof useBoardActions>;
};

/** All videos of a series, to look at, tell apart, keep and carry away. */
export function Board({ id, title, videos, actions }: Props) {
  const [shown, setShown] = useShown();
  const [current, setCurrent] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isComparing, setComparing] = useState(false);
  const grid = useRef<HTMLUListElement>(null);
  const listed = videos.filter(filters[shown]);
  const playing = usePlaying(grid, listed.map((video) => video.id).join());
  const failed = new Set(failedForGood(videos).map((video) => video.id));
  const compared = videos.filter((video) => chosen.includes(video.id) && video.videoUrl);
  const opened = videos.find((video) => video.id === open);

  const onStar = useStable((video: Project) => actions.star.mutate(video));
  const onFocus = useStable((video: Project) => setCurrent(video.id));
  const onOpen = useStable((video: Project) => setOpen(video.id));
  const onMore = useStable((video: Project) =>
    actions.add.mutate(Array.from({ length: MORE_AT_ONCE }, () => video)),
  );
  const onChoose = useStable((video: Project) =>
    setChosen((known) =>
      known.includes(video.id)
        ? known.filter((other) => other !== video.id)
        : [...known, video.id].slice(-MOST_COMPARED),
    ),
  );

  const steer = (event: React.KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const at = listed.findIndex((video) => video.id === target.dataset.board);
    const video = listed[at];
    if (!video || event.metaKey || event.ctrlKey || event.altKey) return;
    const columns = columnsOf(grid.current);
    const to = stepBy(event.key, at, { count: listed.length, columns });
    if (to !== null) {
      const next = `[data-board="${listed[to]!.id}"]`;
      grid.current?.querySelector<HTMLElement>(next)?.focus();
    } else if (event.key === 's') onStar(video);
    else if (event.key === 'x') onChoose(video);
    else if (event.key === ' ') onOpen(video);
    else return;
    event.preventDefault();
  };

  return (
    <div className="grid gap-6">
      <BoardHead
        id={id}
        title={title}
        videos={videos}
        actions={actions}
        chosen={compared.length}
        onCompare={() => setComparing(true)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <BoardFilter shown={shown} onShow={setShown} />
        <p className="hidden text-ink-soft text-sm lg:block">
          Arrows move, space plays, s stars, x compares
        </p>
      </div>
      {listed.length === 0 && <p className="py-8 text-ink-soft">None of these videos.</p>}
      <ul
        ref={grid}
        onKeyDown={steer}
        className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
      >
        {listed.map((video, at) => (
          <BoardTile
            key={video.id}
            video={video}
            telling={tellingValues(videos, video)}
            isPlaying={playing.has(video.id) && !opened && !isComparing}
            isCurrent={
              listed.some(({ id: other }) => other === current) ? video.id === current : at === 0
            }
            isChosen={chosen.includes(video.id)}
            isTriedAgain={video.status === 'failed' && !failed.has(video.id)}
            isBusy={actions.add.isPending}
            onOpen={onOpen}
            onFocus={onFocus}
            onStar={onStar}
            onChoose={onChoose}
            onMore={onMore}
          />
        ))}
      </ul>
      {opened && <PlayerDialog video={opened} onClose={() => setOpen(null)} />}
      {isComparing && compared.length > 1 && (
        <CompareDialog videos={compared} onStar={onStar} onClose={() => setComparing(false)} />
      )}
    </div>
  );
}

const filters: Record<Shown, (video: Project) => boolean> = {
  all: () => true,
  starred: ({ starred }) => starred,
  failed: ({ status }) => status === 'failed',
};

const columnsOf = (grid: HTMLElement | null): number =>
  grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;
