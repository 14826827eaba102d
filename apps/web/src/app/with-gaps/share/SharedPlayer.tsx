import { Volume2 } from 'lucide-react';

type Props = {
  /** Of the frame that the video fills. */
  className: string;
  /** How the video lies in it. */
  fit: string;
  /** What the button says by which sound is asked for; without scripts the browser's own is there. */
  soundOn: string;
};

/** The video with its browser's own controls: it plays without any script. The script only begins it. */
export function SharedPlayer({ className, fit, soundOn }: Props) {
  return (
    <div className={`relative overflow-hidden bg-black ${className}`} data-shape="__SHAPE__">
      <link rel="preload" as="image" href="__SHARE_PATH__/poster.jpg" fetchPriority="high" />
      <video
        id="video"
        className={`size-full ${fit}`}
        src="__SHARE_PATH__/video.mp4"
        poster="__SHARE_PATH__/poster.jpg"
        width="__WIDTH__"
        height="__HEIGHT__"
        aria-label="__TITLE__"
        preload="none"
        controls
        muted
        playsInline
        loop
      />
      <button
        id="sound"
        type="button"
        hidden
        className="absolute top-3 right-3 inline-flex min-h-11 items-center gap-2 rounded-full bg-black/70 px-4 font-bold text-[0.9375rem] text-white"
      >
        <Volume2 aria-hidden="true" className="size-5" />
        {soundOn}
      </button>
    </div>
  );
}
