import type { Project } from '@shortcake/contract/project';
import { Dialog } from '../../../ui/Dialog.tsx';

type Props = { video: Project; onClose: () => void };

/** One video of the board, large and with sound. */
export function PlayerDialog({ video, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={video.title}
      width={video.templateData.aspectRatio === '16:9' ? 'wide' : 'narrow'}
    >
      {video.videoUrl ? (
        // biome-ignore lint/a11y/useMediaCaption: generated videos come without captions
        <video
          aria-label={`Video: ${video.title}`}
          src={video.videoUrl}
          poster={video.thumbnailUrl ?? undefined}
          controls
          autoPlay
          loop
          playsInline
          className="mx-auto max-h-[68dvh] rounded-control bg-black"
        />
      ) : (
        <p className="text-ink-soft">{video.failureReason ?? 'It is not ready yet.'}</p>
      )}
    </Dialog>
  );
}
