import type { Project } from '@shortcake/contract/project';
import { Pause, Play, Star, Volume2, VolumeX } from 'lucide-react';
import { useRef, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { keepStep } from './keep-step.ts';
import { isPressable } from './pressable.ts';

type Props = {
  videos: readonly Project[];
  /** What tells each from the others, by its id. */
  telling: ReadonlyMap<string, string>;
  onStar: (video: Project) => void;
  onClose: () => void;
};

const shapes = { '9:16': 'aspect-9/16', '16:9': 'aspect-video', '1:1': 'aspect-square' };

/** Two to four videos side by side in step: the first one's clock is that of all. One is heard at a time. */
export function CompareDialog({ videos, telling, onStar, onClose }: Props) {
  const players = useRef(new Map<string, HTMLVideoElement>());
  const [isPlaying, setPlaying] = useState(true);
  const [heard, setHeard] = useState<string | null>(null);
  const nameOf = (video: Project) =>
    `${(video.seriesIndex ?? 0) + 1}. ${telling.get(video.id) ?? video.title}`;
  const all = () => videos.flatMap(({ id }) => players.current.get(id) ?? []);
  const toggle = () => {
    for (const player of all()) {
      if (isPlaying) player.pause();
      else void player.play().catch(() => setPlaying(false));
    }
    setPlaying(!isPlaying);
  };
  const hear = ({ id }: Project) => setHeard(heard === id ? null : id);
  const steer = (event: React.KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.repeat) return;
    const numbered = videos[Number(event.key) - 1];
    if (numbered) hear(numbered);
    else if (event.key === ' ' && !isPressable(event.target)) toggle();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      onKeyDown={steer}
      width={videos.length > 2 ? 'widest' : 'wide'}
      title="Compare"
      footer={
        <Button variant="secondary" className="sm:mx-auto" onClick={toggle}>
          {isPlaying ? (
            <Pause aria-hidden="true" className="size-4 fill-current" />
          ) : (
            <Play aria-hidden="true" className="size-4 fill-current" />
          )}
          {isPlaying ? 'Pause all' : 'Play all'}
        </Button>
      }
    >
      <ul className={classNames('grid grid-cols-2 gap-3', columns[videos.length])}>
        {videos.map((video, i) => {
          const name = nameOf(video);
          return (
            <li key={video.id} className="grid content-start gap-1">
              <video
                ref={(player) => {
                  if (player) players.current.set(video.id, player);
                  else players.current.delete(video.id);
                }}
                aria-label={`Video ${name}`}
                src={video.videoUrl ?? undefined}
                poster={video.thumbnailUrl ?? undefined}
                muted={heard !== video.id}
                autoPlay
                loop
                playsInline
                onTimeUpdate={i === 0 ? () => keepStep(all()) : undefined}
                onPause={i === 0 ? () => keepStep(all()) : undefined}
                className={classNames(
                  'w-full rounded-control bg-black object-contain',
                  shapes[video.templateData.aspectRatio],
                )}
              />
              <p className="font-bold text-sm">{name}</p>
              <div className="-mt-1 -ml-3 flex">
                <Button
                  variant="quiet"
                  size="icon"
                  aria-pressed={video.starred}
                  aria-label={`Star ${name}`}
                  onClick={() => onStar(video)}
                >
                  <Star
                    aria-hidden="true"
                    className={classNames('size-5', video.starred && 'fill-sponge text-sponge')}
                  />
                </Button>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-pressed={heard === video.id}
                  aria-label={`Sound of ${name}`}
                  onClick={() => hear(video)}
                >
                  {heard === video.id ? (
                    <Volume2 aria-hidden="true" className="size-5" />
                  ) : (
                    <VolumeX aria-hidden="true" className="size-5" />
                  )}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

const columns: Record<number, string> = { 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-4' };
