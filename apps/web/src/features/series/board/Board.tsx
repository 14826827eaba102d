import type { Project } from '@shortcake/contract/project';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { focusPage } from '../../../lib/focus-page.ts';
import { beforeDeletion } from '../../../lib/projects/deletion-words.ts';
import { downloadVideo } from '../../../lib/projects/download.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { tellDownloadFailed } from '../../../ui/download-failed.ts';
import { RenameDialog } from '../../../ui/RenameDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useStable } from '../useStable.ts';
import { failedForGood, roomFor } from './again.ts';
import { BoardFilter } from './BoardFilter.tsx';
import { BoardHead } from './BoardHead.tsx';
import { BoardTile } from './BoardTile.tsx';
import { CompareBar } from './CompareBar.tsx';
import { CompareDialog } from './CompareDialog.tsx';
import { stepBy } from './grid-keys.ts';
import { gridStyle } from './grid-style.ts';
import { MORE_AT_ONCE } from './more-at-once.ts';
import { PlayerDialog } from './PlayerDialog.tsx';
import type { TileAction } from './tile-action.ts';
import type { useBoardActions } from './useBoardActions.ts';
import { usePlaying } from './usePlaying.ts';
import { type Shown, useShown } from './useShown.ts';
import { useStars } from './useStars.ts';
import { tellingWords } from './words.ts';

const MOST_COMPARED = 4;

type Props = {
  id: string;
  title: string;
  /** As the server has them. */
  fetched: readonly Project[];
  actions: ReturnType<typeof useBoardActions>;
  /** Lets somebody share a video; what opened that has the focus afterwards. */
  onShare: (video: Project, opener: RefObject<HTMLElement | null>) => void;
  /** Says why a video was taken down. */
  onTakedown: (video: Project) => void;
  /** Stands above the videos. */
  note: ReactNode;
};

/** What lies over the board, and of which video; a player steps through those that were shown. */
type Over =
  | { what: 'player'; id: string; among: readonly string[]; withPrompt: boolean }
  | { what: 'rename' | 'delete'; id: string };

/** All videos of a series, to look at, tell apart, keep and carry away. */
export function Board({ id, title, fetched, actions, onShare, onTakedown, note }: Props) {
  const { videos, star, settled } = useStars(id, fetched);
  const [shown, setShown] = useShown();
  const [focused, setFocused] = useState<string | null>(null);
  const [over, setOver] = useState<Over | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isComparing, setComparing] = useState(false);
  const grid = useRef<HTMLUListElement>(null);
  const returnTo = useRef<HTMLElement | null>(null);

  const lists = useMemo(() => listsOf(videos), [videos]);
  const telling = useMemo(() => tellingWords(videos), [videos]);
  const failed = useMemo(() => new Set(failedForGood(videos).map(({ id }) => id)), [videos]);
  const listed = lists[shown];
  const playing = usePlaying(
    grid,
    listed.flatMap(({ id, videoUrl }) => (videoUrl ? id : [])),
  );
  const current = listed.some((video) => video.id === focused) ? focused : listed[0]?.id;
  const compared = videos.filter((video) => chosen.includes(video.id) && video.videoUrl);
  const covered = over && videos.find((video) => video.id === over.id);
  const room = actions.add.isPending ? 0 : roomFor(videos.length);

  const tileOf = (video: string) =>
    grid.current?.querySelector<HTMLElement>(`[data-board="${video}"]`);
  const close = () => setOver(null);
  const toggleChosen = (video: Project) => {
    const others = chosen.filter((other) => other !== video.id);
    if (others.length < chosen.length) setChosen(others);
    else if (compared.length < MOST_COMPARED) setChosen([...others, video.id]);
    else
      toast({
        title: `${MOST_COMPARED} at most`,
        description: 'Take one out of the comparison first.',
      });
  };

  const play = ({ id }: Project, withPrompt: boolean) =>
    setOver({ what: 'player', id, among: listed.map((video) => video.id), withPrompt });
  const neighbourOf = (video: Project) => {
    const at = listed.indexOf(video);
    return listed[at + 1] ?? listed[at - 1];
  };
  /** Gives the focus to a neighbour of what is gone, or goes, where that has it or had it. */
  const leave = (video: Project, next: Project | undefined) => {
    setFocused(next?.id ?? null);
    const { activeElement, body } = document;
    const tile = tileOf(video.id)?.closest('[data-tile]');
    if (activeElement !== body && !tile?.contains(activeElement)) return;
    const neighbour = next && tileOf(next.id);
    if (neighbour) neighbour.focus();
    else focusPage();
  };

  const onTile = useStable((action: TileAction, video: Project) => {
    const acts: Record<TileAction, () => void> = {
      focus: () => setFocused(video.id),
      open: () => play(video, false),
      prompt: () => play(video, true),
      star: () => {
        if (shown === 'starred') leave(video, neighbourOf(video));
        star(video);
      },
      choose: () => {
        if (video.videoUrl) toggleChosen(video);
      },
      download: () => {
        const { title, videoUrl } = video;
        if (videoUrl) downloadVideo({ title, videoUrl }).catch(tellDownloadFailed);
      },
      share: () => {
        returnTo.current = tileOf(video.id) ?? null;
        onShare(video, returnTo);
      },
      why: () => onTakedown(video),
      more: () => actions.add.mutate(Array.from({ length: MORE_AT_ONCE }, () => video)),
      again: () => actions.add.mutate([video]),
      rename: () => setOver({ what: 'rename', id: video.id }),
      delete: () => {
        returnTo.current = tileOf(video.id) ?? null;
        setOver({ what: 'delete', id: video.id });
      },
    };
    acts[action]();
  });

  const steer = (event: React.KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const at = listed.findIndex((video) => video.id === target.dataset.board);
    const video = listed[at];
    if (!video || event.metaKey || event.ctrlKey || event.altKey) return;
    const columns = columnsOf(grid.current);
    const to = stepBy(event.key, at, { count: listed.length, columns });
    const action = keys[event.key.toLowerCase()];
    if (to !== null) tileOf(listed[to]!.id)?.focus();
    else if (!action) return;
    else if (!event.repeat) onTile(action, video);
    event.preventDefault();
  };

  return (
    <div className="grid gap-6">
      <BoardHead id={id} title={title} videos={videos} actions={actions} starsSettled={settled} />
      {note}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <BoardFilter
          shown={shown}
          counts={{
            all: lists.all.length,
            starred: lists.starred.length,
            failed: lists.failed.length,
          }}
          onShow={setShown}
        />
        <p className="hidden text-ink-soft text-sm lg:block">
          Arrows move, space plays, s stars, x compares
        </p>
      </div>
      {listed.length === 0 && <p className="py-8 text-ink-soft">{emptyWords[shown]}</p>}
      <ul ref={grid} onKeyDown={steer} className={gridStyle}>
        {listed.map((video) => (
          <BoardTile
            key={video.id}
            video={video}
            telling={telling.get(video.id) ?? video.title}
            isPlaying={playing.has(video.id) && !covered && !isComparing}
            isCurrent={video.id === current}
            isChosen={chosen.includes(video.id)}
            isFailed={failed.has(video.id)}
            room={room}
            onTile={onTile}
          />
        ))}
      </ul>
      {compared.length > 0 && (
        <CompareBar
          chosen={compared.length}
          onCompare={() => setComparing(true)}
          onClear={() => setChosen([])}
        />
      )}
      {covered && over.what === 'player' && (
        <PlayerDialog
          video={covered}
          telling={telling.get(covered.id) ?? covered.title}
          withPrompt={over.withPrompt}
          place={over.among.indexOf(covered.id) + 1}
          count={over.among.length}
          onStep={(by) => {
            const next = over.among[over.among.indexOf(covered.id) + by];
            if (next) setOver({ ...over, id: next });
          }}
          onStar={() => star(covered)}
          onTakedown={() => {
            close();
            onTakedown(covered);
          }}
          onClose={close}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            tileOf(covered.id)?.focus();
          }}
        />
      )}
      {covered && over.what === 'rename' && (
        <RenameDialog
          heading="Rename the video"
          title={covered.title}
          onRename={(next) => actions.renameVideo.mutate({ video: covered, title: next })}
          onClose={close}
        />
      )}
      {covered && over.what === 'delete' && (
        <AlertDialog
          open
          onOpenChange={close}
          title="Delete this video?"
          description={beforeDeletion(covered)}
          returnFocusTo={returnTo}
          confirmLabel="Delete"
          onConfirm={() => {
            const next = neighbourOf(covered);
            returnTo.current = next ? (tileOf(next.id) ?? null) : null;
            actions.removeVideo.mutate(covered, { onSuccess: () => leave(covered, next) });
          }}
        />
      )}
      {isComparing && compared.length > 1 && (
        <CompareDialog
          videos={compared}
          telling={telling}
          onStar={star}
          onClose={() => setComparing(false)}
        />
      )}
    </div>
  );
}

const keys: Record<string, TileAction> = { s: 'star', x: 'choose', ' ': 'open' };

const listsOf = (videos: readonly Project[]): Record<Shown, readonly Project[]> => ({
  all: videos,
  starred: videos.filter(({ starred }) => starred),
  failed: videos.filter(({ status }) => status === 'failed'),
});

const emptyWords: Record<Shown, string> = {
  all: 'No videos.',
  starred: 'No video has a star yet. Give one with the star on its picture, or with the key s.',
  failed: 'No video has failed.',
};

const columnsOf = (grid: HTMLElement | null): number =>
  grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;
