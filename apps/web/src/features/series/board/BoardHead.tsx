import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import type { Project } from '@shortcake/contract/project';
import { Ban, Download, Pencil, RefreshCw, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { focusPage } from '../../../lib/focus-page.ts';
import { counted } from '../../../lib/plural.ts';
import { beforeSeriesDeletion, stoppedInSeries } from '../../../lib/projects/deletion-words.ts';
import { seriesZip } from '../../../lib/projects/download.ts';
import { underWayIn } from '../../../lib/projects/is-under-way.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { ArchiveLink } from '../../../ui/ArchiveLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { Progress } from '../../../ui/Progress.tsx';
import { RenameDialog } from '../../../ui/RenameDialog.tsx';
import { SpendButton } from '../../../ui/SpendButton.tsx';
import { failedForGood, roomFor } from './again.ts';
import type { useBoardActions } from './useBoardActions.ts';
import { progressWords } from './words.ts';

type Props = {
  id: string;
  title: string;
  videos: readonly Project[];
  actions: ReturnType<typeof useBoardActions>;
  /** Resolves when the server has every star that was pressed. */
  starsSettled: () => Promise<unknown>;
};

type Asked = 'rename' | 'cancel' | 'delete' | null;

/** What a series is called, how far it is, and what can be done to all of it. */
export function BoardHead({ id, title, videos, actions, starsSettled }: Props) {
  const [asked, setAsked] = useState<Asked>(null);
  const counts = countsOf(videos);
  const live = underWayIn({ counts });
  const failed = failedForGood(videos);
  const again = failed.slice(0, roomFor(videos.length));
  const ready = videos.filter(({ videoUrl }) => videoUrl !== null);
  const starred = ready.filter((video) => video.starred).length;
  const close = () => setAsked(null);
  const zip = seriesZip(id);
  const secondary = buttonClass({ variant: 'secondary', size: 'small' });
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-2">
        <h1 className="headline text-title [overflow-wrap:anywhere]">{title}</h1>
        <Button
          variant="quiet"
          size="icon"
          aria-label="Rename"
          data-tooltip="Rename"
          onClick={() => setAsked('rename')}
        >
          <Pencil aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div className="grid gap-2">
        <p role="status" className="text-ink-soft tabular-nums">
          {progressWords(videos)}
        </p>
        {live > 0 && (
          <Progress
            aria-label="Videos that have ended"
            value={(videos.length - live) / videos.length}
            className="max-w-md"
          />
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {ready.length > 0 && (
          <ArchiveLink address={zip} className={secondary}>
            <Download aria-hidden="true" className="size-4" />
            Download all
          </ArchiveLink>
        )}
        {starred > 0 && (
          <ArchiveLink address={`${zip}?only=starred`} after={starsSettled} className={secondary}>
            <Star aria-hidden="true" className="size-4" />
            {`Download ${starred} starred`}
          </ArchiveLink>
        )}
        {again.length > 0 && (
          <SpendButton
            variant="secondary"
            size="small"
            cost={counted(again.length * CREDITS_PER_VIDEO, 'credit')}
            disabled={actions.add.isPending}
            onClick={() => actions.add.mutate(again, { onSuccess: focusPage })}
          >
            <RefreshCw aria-hidden="true" className="size-4" />
            {again.length < failed.length
              ? `Try ${again.length} of ${failed.length} failed videos again`
              : `Try ${counted(failed.length, 'failed video')} again`}
          </SpendButton>
        )}
        {live > 0 && (
          <Button variant="secondary" size="small" onClick={() => setAsked('cancel')}>
            <Ban aria-hidden="true" className="size-4" />
            Cancel the rest
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => setAsked('delete')}>
          <Trash2 aria-hidden="true" className="size-4" />
          Delete series
        </Button>
      </div>
      {asked === 'rename' && (
        <RenameDialog
          heading="Rename the series"
          title={title}
          onRename={(next) => actions.rename.mutate(next)}
          onClose={close}
        />
      )}
      <AlertDialog
        open={asked === 'cancel'}
        onOpenChange={close}
        title="Cancel the rest?"
        description={stoppedInSeries(counts)}
        confirmLabel="Cancel the rest"
        cancelLabel="Keep making them"
        onConfirm={() => actions.cancel.mutate(undefined, { onSuccess: focusPage })}
      />
      <AlertDialog
        open={asked === 'delete'}
        onOpenChange={close}
        title="Delete this series?"
        description={beforeSeriesDeletion({ title, counts }, videos)}
        confirmLabel="Delete"
        onConfirm={() => actions.remove.mutate()}
      />
    </header>
  );
}

const countsOf = (videos: readonly Project[]) => {
  const count = (status: Project['status']) =>
    videos.filter((video) => video.status === status).length;
  return { total: videos.length, pending: count('pending'), processing: count('processing') };
};
