import type { Report } from '@shortcake/contract/operator/reports';
import { ExternalLink } from 'lucide-react';

/** The video itself, also while it is taken down, and the page that it is shared on. */
export function ReportedVideo({ video }: { video: Report['video'] }) {
  return (
    <div className="grid w-44 content-start gap-2 md:w-auto">
      {video?.videoUrl ? (
        // biome-ignore lint/a11y/useMediaCaption: what a model says has no transcript.
        <video
          controls
          playsInline
          preload="metadata"
          src={video.videoUrl}
          poster={video.posterUrl ?? undefined}
          aria-label={video.title ?? 'The video'}
          className="aspect-9/16 w-full rounded-control bg-black object-contain"
        />
      ) : (
        <p className="grid aspect-9/16 place-content-center rounded-control bg-sunken p-4 text-center text-ink-soft text-sm">
          Nothing of the video is kept.
        </p>
      )}
      {video?.sharePath && (
        <a
          href={video.sharePath}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-2 justify-self-start font-bold text-berry-ink text-sm hover:underline"
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          Shared page
        </a>
      )}
    </div>
  );
}
