import type { Series } from '@shortcake/contract/series';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../../lib/plural.ts';
import { beforeDeletions } from '../../../lib/projects/deletion-words.ts';
import { MOST_ZIPPED } from '../../../lib/projects/download.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { ArchiveLink } from '../../../ui/ArchiveLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { useFreshProjects } from '../api.ts';
import { takenDownQuery } from '../series-api.ts';
import { archiveOf } from './archive-of.ts';
import { useDeleteSeveral } from './useDeleteSeveral.ts';
import type { WallItem } from './wall-items.ts';

type Props = {
  selected: readonly WallItem[];
  series: Readonly<Record<string, Series>>;
  /** Told what is still there of what was to be deleted. */
  onDeleted: (left: readonly string[]) => void;
  onEnd: () => void;
};

/** How many are selected, and what can be done to them. */
export function SelectionBar({ selected, series, onDeleted, onEnd }: Props) {
  const [isAsking, setAsking] = useState(false);
  const deletion = useDeleteSeveral();
  const refresh = useFreshProjects();
  const archive = archiveOf(selected, series);
  const small = buttonClass({ variant: 'secondary', size: 'small' }, 'max-sm:px-3');
  const standing = selected.flatMap(({ seriesId }) => series[seriesId ?? ''] ?? []);
  const { data: takenDown = [] } = useQuery({
    ...takenDownQuery(standing.map(({ id }) => id)),
    enabled: isAsking && standing.length > 0,
  });
  return (
    <section
      aria-label="Selection"
      className="sticky bottom-4 z-20 mx-auto grid w-full max-w-xl gap-2 rounded-card border border-line bg-surface p-2 pl-4 shadow-overlay"
    >
      <div className="flex flex-wrap items-center gap-2">
        <p
          role="status"
          className="mr-auto whitespace-nowrap font-bold text-sm tabular-nums sm:text-base"
        >
          {`${formatNumber(selected.length)} selected`}
        </p>
        {archive && 'address' in archive ? (
          <ArchiveLink address={archive.address} className={small}>
            <Download aria-hidden="true" className="size-4 max-sm:hidden" />
            Download
          </ArchiveLink>
        ) : (
          <Button variant="secondary" size="small" disabled className="max-sm:px-3">
            <Download aria-hidden="true" className="size-4 max-sm:hidden" />
            Download
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          className="max-sm:px-3"
          disabled={selected.length === 0 || deletion.isPending}
          onClick={() => {
            setAsking(true);
            refresh();
          }}
        >
          <Trash2 aria-hidden="true" className="size-4 max-sm:hidden" />
          {deletion.isPending ? 'Deleting...' : 'Delete'}
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label="Stop selecting"
          data-tooltip="Stop selecting"
          onClick={onEnd}
        >
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      {archive && 'tooMany' in archive && (
        <p className="pb-1 text-ink-soft text-sm">
          {`${formatNumber(archive.tooMany)} videos are more than the ${MOST_ZIPPED} that one download may have.`}
        </p>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={
          selected.length === 1
            ? 'Delete what is selected?'
            : `Delete ${formatNumber(selected.length)} selected?`
        }
        description={beforeDeletions(
          selected.flatMap(({ project, seriesId }) => (seriesId === null ? [project] : [])),
          standing,
          takenDown,
        )}
        confirmLabel="Delete"
        onConfirm={() =>
          deletion.mutate(selected, {
            onSuccess: (failures) => onDeleted(failures.map(({ key }) => key)),
          })
        }
      />
    </section>
  );
}
