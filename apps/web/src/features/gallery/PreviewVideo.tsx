import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { playVideo } from './playback.ts';

type Props = {
  src: string;
  plays: boolean;
  sounds: boolean;
  /** The browser lets nothing be heard yet. */
  onSoundRefused: () => void;
  onFailed: () => void;
};

/** The clip, over its poster as soon as it has a picture of its own; until then a shimmer passes. */
export function PreviewVideo({ src, plays, sounds, onSoundRefused, onFailed }: Props) {
  const element = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);

  // A video that leaves the page goes on loading until it is told otherwise, and a browser opens six
  // connections to a server at most: after a fast scroll, posters would wait for clips nobody sees.
  useEffect(() => {
    const video = element.current!;
    video.src = src;
    return () => {
      video.removeAttribute('src');
      video.load();
    };
  }, [src]);

  useEffect(() => {
    const video = element.current!;
    if (!plays) return video.pause();
    let isCurrent = true;
    playVideo(video, sounds).then((allowed) => {
      if (isCurrent && !allowed) onSoundRefused();
    });
    return () => {
      isCurrent = false;
    };
  }, [plays, sounds, onSoundRefused]);

  return (
    <>
      {plays && !started && (
        <div
          aria-hidden="true"
          className="absolute inset-0 animate-late overflow-hidden motion-reduce:hidden"
        >
          <div className="h-full w-1/2 animate-wander bg-linear-to-r from-transparent via-white/45 to-transparent" />
        </div>
      )}
      <video
        ref={element}
        muted
        loop
        playsInline
        disablePictureInPicture
        disableRemotePlayback
        preload={plays ? 'auto' : 'metadata'}
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setStarted(true)}
        onError={onFailed}
        className={classNames(
          'absolute inset-0 size-full object-cover transition-opacity duration-300',
          !started && 'opacity-0',
        )}
      />
    </>
  );
}
