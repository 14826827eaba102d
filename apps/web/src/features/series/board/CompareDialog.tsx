import type { Project } from '@shortcake/contract/project';
import { Pause, Play, Star, Volume2, VolumeX } from 'lucide-react';
import { useRef, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { keepStep } from './keep-step.ts';

type Props = {
  videos: readonly Project[];
  onStar: (video: Project) => void;
  onClose: () => void;
};

/** Two to four videos side by side in step: the first one's clock is that of all. One is heard at a time. */
export function CompareDialog({ videos, onStar, onClose }: Props) {
  const players = useRef(new Map<string, HTMLVideoElement>());
  const [isPlaying, setPlaying] = useState(true);
  const [heard, setHeard] = useState<string | null>(null);
  const all = () => videos.flatMap(({ id }) => players.current.get(id) ?? []);
  const toggle = () => {
    for (const player of all()) {
      if (isPlaying) player.pause();
      else void player.play().catch(() => setPlaying(false));
    }
    setPlaying(!isPlaying);
  };
  return (
    <Dialog open onOpenChange={onClose} width="wide" title="Compare">
      <div className="grid gap-4">
        <ul
          className={classNames(
            'grid gap-3',
            videos.length > 2 ? 'grid-cols-2 sm:grid-cols-4' : 'grid-cols-2',
          )}
        >
          {videos.map((video, i) => (
            <li key={video.id} className="grid content-start gap-1">
              <video
                ref={(player) => {
                  if (player) players.current.set(video.id, player);
                  else players.current.delete(video.id);
                }}
                aria-label={`Video: ${video.title}`}
                src={video.videoUrl ?? undefined}
                muted={heard !== video.id}
                autoPlay
                loop
                playsInline
                onTimeUpdate={i === 0 ? () => keepStep(all()) : undefined}
                className="aspect-9/16 w-full rounded-control bg-black object-contain"
              />
              <p className="line-clamp-2 font-bold text-sm">{`${(video.seriesIndex ?? 0) + 1}. ${video.title}`}</p>
              <div className="flex">
                <Button
                  variant="quiet"
                  size="icon"
                  aria-pressed={video.starred}
                  aria-label={`Star ${video.title}`}
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
                  aria-label={`Sound of ${video.title}`}
                  onClick={() => setHeard(heard === video.id ? null : video.id)}
                >
                  {heard === video.id ? (
                    <Volume2 aria-hidden="true" className="size-5" />
                  ) : (
                    <VolumeX aria-hidden="true" className="size-5" />
                  )}
                </Button>
              </div>
            </li>
          ))}
        </ul>
        <Button variant="secondary" className="justify-self-center" onClick={toggle}>
          {isPlaying ? (
            <Pause aria-hidden="true" className="size-4 fill-current" />
          ) : (
            <Play aria-hidden="true" className="size-4 fill-current" />
          )}
          {isPlaying ? 'Pause all' : 'Play all'}
        </Button>
      </div>
    </Dialog>
  );
}
