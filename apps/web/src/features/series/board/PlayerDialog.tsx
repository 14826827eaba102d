import type { Project } from '@shortcake/contract/project';
import { ChevronLeft, ChevronRight, Star } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { creditText } from '../../../lib/projects/credit-text.ts';
import { SEE_WHY, TAKEN_DOWN, takedownText } from '../../../lib/projects/takedown.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { isPressable } from './pressable.ts';

type Props = {
  video: Project;
  /** What tells it from the others. */
  telling: string;
  /** Whether the prompt is unfolded from the start. */
  withPrompt: boolean;
  /** Its place among those that are shown, counted from 1. */
  place: number;
  count: number;
  onStep: (by: 1 | -1) => void;
  onStar: () => void;
  /** Says why it was taken down, in the place of this. */
  onTakedown: () => void;
  onClose: () => void;
  /** Gives the focus to the tile of the video that was seen last. */
  onCloseAutoFocus: (event: Event) => void;
};

/** One video of the board, large and with sound, and the words that it was made of. */
export function PlayerDialog({
  video,
  telling,
  withPrompt,
  place,
  count,
  onStep,
  onStar,
  onTakedown,
  ...on
}: Props) {
  const player = useRef<HTMLVideoElement>(null);
  const { title, prompt, enhancedPrompt, starred, videoUrl, takedown, templateData } = video;
  const number = (video.seriesIndex ?? 0) + 1;

  const steer = (event: React.KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const { current } = player;
    if (event.key === 'ArrowLeft') onStep(-1);
    else if (event.key === 'ArrowRight') onStep(1);
    else if (event.key.toLowerCase() === 's' && !event.repeat) onStar();
    else if (event.key === ' ' && current && !isPressable(event.target)) {
      if (current.paused) void current.play().catch(() => {});
      else current.pause();
    } else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onOpenChange={on.onClose}
      onCloseAutoFocus={on.onCloseAutoFocus}
      onKeyDown={steer}
      title={`${number}. ${title}`}
      description={telling === title ? undefined : telling}
      width={templateData.aspectRatio === '16:9' ? 'wide' : 'narrow'}
    >
      <div className="grid gap-3">
        {videoUrl ? (
          // biome-ignore lint/a11y/useMediaCaption: generated videos come without captions
          <video
            key={video.id}
            ref={player}
            aria-label={`Video: ${title}`}
            src={videoUrl}
            poster={video.thumbnailUrl ?? undefined}
            controls
            autoPlay
            loop
            playsInline
            className="mx-auto max-h-[60dvh] rounded-control bg-black"
          />
        ) : takedown ? (
          <div className="grid justify-items-start gap-3 rounded-control bg-sunken p-4">
            <p>
              <strong className="block">{TAKEN_DOWN}</strong>
              {takedownText(takedown)}
            </p>
            <Button variant="secondary" size="small" onClick={onTakedown}>
              {SEE_WHY}
            </Button>
          </div>
        ) : (
          <p className="rounded-control bg-sunken p-4 text-ink-soft">
            {video.status === 'failed'
              ? `${video.failureReason ?? 'Failed'} (${creditText(video)})`
              : 'It is not ready yet.'}
          </p>
        )}
        <div className="flex items-center justify-center gap-2">
          <Button
            variant="quiet"
            size="icon"
            aria-label="Previous video"
            disabled={place === 1}
            onClick={() => onStep(-1)}
          >
            <ChevronLeft aria-hidden="true" className="size-6" />
          </Button>
          <p aria-live="polite" className="min-w-20 text-center text-ink-soft text-sm tabular-nums">
            {`${place} of ${count}`}
          </p>
          <Button
            variant="quiet"
            size="icon"
            aria-label="Next video"
            disabled={place === count}
            onClick={() => onStep(1)}
          >
            <ChevronRight aria-hidden="true" className="size-6" />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-pressed={starred}
            aria-label="Star"
            onClick={onStar}
          >
            <Star
              aria-hidden="true"
              className={classNames('size-5', starred && 'fill-sponge text-sponge')}
            />
          </Button>
        </div>
        <details open={withPrompt} className="rounded-control bg-sunken px-4">
          <summary className="min-h-11 cursor-pointer content-center font-bold">Prompt</summary>
          <p className="whitespace-pre-wrap pb-4 text-sm leading-relaxed [overflow-wrap:anywhere]">
            {enhancedPrompt ?? prompt}
          </p>
        </details>
      </div>
    </Dialog>
  );
}
