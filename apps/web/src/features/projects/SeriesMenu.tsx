import type { Series } from '@shortcake/contract/series';
import { useQuery } from '@tanstack/react-query';
import { Download, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { focusPage } from '../../lib/focus-page.ts';
import { beforeSeriesDeletion } from '../../lib/projects/deletion-words.ts';
import { seriesZip } from '../../lib/projects/download.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { ArchiveLink } from '../../ui/ArchiveLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../ui/DropdownMenu.tsx';
import { RenameDialog } from '../../ui/RenameDialog.tsx';
import { takenDownQuery, useDeleteSeries, useRenameSeries } from './series-api.ts';

export function SeriesMenu({ series }: { series: Series }) {
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const renaming = useRenameSeries();
  const deletion = useDeleteSeries();
  const { id, title, counts } = series;
  const { data: takenDown = [] } = useQuery({
    ...takenDownQuery([id]),
    enabled: asked === 'delete',
  });
  const close = () => setAsked(null);
  const trigger = (
    <Button
      ref={more}
      variant="quiet"
      size="icon"
      aria-label={`More actions for ${title}`}
      data-tooltip="More actions"
      disabled={deletion.isPending}
    >
      <EllipsisVertical aria-hidden="true" className="size-5" />
    </Button>
  );
  return (
    <>
      <DropdownMenu trigger={trigger}>
        <DropdownMenuItem onSelect={() => setAsked('rename')}>
          <Pencil aria-hidden="true" className="size-5" />
          Rename
        </DropdownMenuItem>
        {counts.completed > 0 && (
          <DropdownMenuItem asChild>
            <ArchiveLink address={seriesZip(id)}>
              <Download aria-hidden="true" className="size-5" />
              Download all
            </ArchiveLink>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem tone="danger" onSelect={() => setAsked('delete')}>
          <Trash2 aria-hidden="true" className="size-5" />
          Delete series
        </DropdownMenuItem>
      </DropdownMenu>
      {asked === 'rename' && (
        <RenameDialog
          heading="Rename the series"
          title={title}
          onRename={(title) => renaming.mutate({ id, title })}
          onClose={close}
          returnFocusTo={more}
        />
      )}
      <AlertDialog
        open={asked === 'delete'}
        onOpenChange={close}
        title="Delete this series?"
        description={beforeSeriesDeletion(series, takenDown)}
        confirmLabel="Delete"
        onConfirm={() => deletion.mutate(id, { onSuccess: focusPage })}
        returnFocusTo={more}
      />
    </>
  );
}
