import type { Project } from '@shortcake/contract/project';
import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '../../ui/toast.ts';
import { loadAnew } from './load-anew.ts';
import { ProjectThumbnail } from './ProjectThumbnail.tsx';

type Props = {
  project: Project;
  videoUrl: string;
  /** Whether it is this one of the list's videos that is out, playing or paused. */
  isOut: boolean;
  onOut: (isOut: boolean) => void;
};

/** A thumbnail that plays right where it is, with sound, and pauses. */
export function PlayableVideo({ project, videoUrl, isOut, onOut }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  // One that was out when its card left the list does not play when the card is back.
  const [isPaused, setPaused] = useState(isOut);
  const isPlaying = isOut && !isPaused;
  const { title } = project;

  const toggle = () => {
    if (isPlaying) {
      video.current?.pause();
      return;
    }
    // The element must be there before the press is over: Safari lets sound start in a press only.
    if (!isOut) flushSync(() => onOut(true));
    setPaused(false);
    video.current?.play().catch(() => setPaused(true));
  };

  const loadAnewOrGiveUp = () => {
    if (video.current && loadAnew(video.current)) return;
    onOut(false);
    toast({
      title: 'Error',
      description: 'This video could not be played. Please try again.',
      tone: 'danger',
    });
  };

  return (
    <>
      <ProjectThumbnail project={project} className="size-full" />
      {isOut && (
        // biome-ignore lint/a11y/useMediaCaption: generated videos come without captions
        <video
          ref={video}
          src={videoUrl}
          loop
          playsInline
          onPlay={() => setPaused(false)}
          onPause={() => setPaused(true)}
          onError={loadAnewOrGiveUp}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <button
        type="button"
        aria-label={isPlaying ? `Pause ${title}` : `Play ${title}`}
        onClick={toggle}
        className="group absolute inset-0 grid place-items-end rounded-[inherit] p-2 focus-visible:-outline-offset-4"
      >
        {/* In the corner: the middle is where the face is. */}
        <span className="grid size-10 place-items-center rounded-full bg-black/60 text-white transition-transform duration-150 group-hover:scale-110">
          {isPlaying ? (
            <Pause aria-hidden="true" className="size-4.5 fill-current" />
          ) : (
            <Play aria-hidden="true" className="size-4.5 translate-x-px fill-current" />
          )}
        </span>
      </button>
    </>
  );
}
