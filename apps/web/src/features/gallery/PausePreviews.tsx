import { Button } from '../../ui/Button.tsx';
import { pausePreviews, usePreviewsPaused } from './previews-paused.ts';

const PLAY = 'M7 4.2v15.6a.8.8 0 0 0 1.2.7l12.4-7.8a.8.8 0 0 0 0-1.4L8.2 3.5a.8.8 0 0 0-1.2.7Z';
const PAUSE = 'M6 4h4v16H6ZM14 4h4v16h-4Z';

/** Stops and starts every preview; belongs on each page that has one. Without scripts none moves. */
export function PausePreviews({ className }: { className?: string }) {
  const paused = usePreviewsPaused();
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() => pausePreviews(!paused)}
      className={`noscript:hidden ${className ?? ''}`}
    >
      {/* Drawn here: the icon library would cost the landing page 1.8 kB of its budget. */}
      <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className="size-4">
        <path d={paused ? PLAY : PAUSE} />
      </svg>
      <span className="min-w-26 text-left">{paused ? 'Play previews' : 'Pause previews'}</span>
    </Button>
  );
}
