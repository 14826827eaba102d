import { Pause, Play } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { pausePreviews, usePreviewsPaused } from './previews-paused.ts';

/** Stops and starts every preview; belongs on each page that has one. Without scripts none moves. */
export function PausePreviews({ className }: { className?: string }) {
  const paused = usePreviewsPaused();
  const Icon = paused ? Play : Pause;
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() => pausePreviews(!paused)}
      className={`noscript:hidden ${className ?? ''}`}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span className="min-w-26 text-left">{paused ? 'Play previews' : 'Pause previews'}</span>
    </Button>
  );
}
