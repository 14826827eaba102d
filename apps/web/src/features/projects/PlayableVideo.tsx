import type { Project } from '@shortcake/contract/project';
import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../lib/class-names.ts';
import { toast } from '../../ui/toast.ts';
import { loadAnew } from './load-anew.ts';
import { fitOf, ProjectThumbnail } from './ProjectThumbnail.tsx';
import { useRest } from './useRest.ts';

type Props = {
  project: Project;
  videoUrl: string;
  /** Whether it is this one of the list's videos that is out, with sound, playing or paused. */
  isOut: boolean;
  onOut: (isOut: boolean) => void;
  /** Whether somebody rests on it: it plays without sound, unless it is out. */
  isRestedOn: boolean;
  onRest: (isResting: boolean) => void;
};

/** A poster that plays right where it is: muted while one rests on it, with sound once it is pressed. */
export function PlayableVideo(props: Props) {
  const { project, videoUrl, isOut, onOut, isRestedOn, onRest } = props;
  const video = useRef<HTMLVideoElement>(null);
  // One that was out when its card left the list does not play when the card is back.
  const [isPaused, setPaused] = useState(isOut);
  const rest = useRest(onRest);
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
    // Nobody asked for more than a look: the poster stays.
    if (!isOut) return onRest(false);
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
      {(isOut || isRestedOn) && (
        <video
          ref={video}
          src={videoUrl}
          muted={!isOut}
          autoPlay={!isOut}
          loop
          playsInline
          onPlay={() => setPaused(false)}
          onPause={() => setPaused(true)}
          onError={loadAnewOrGiveUp}
          className={classNames('absolute inset-0 size-full', fitOf(project))}
        />
      )}
      <button
        type="button"
        aria-label={isPlaying ? `Pause ${title}` : `Play ${title}`}
        onClick={toggle}
        {...rest}
        className="group absolute inset-0 grid select-none place-items-end rounded-[inherit] p-2 focus-visible:-outline-offset-4"
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
