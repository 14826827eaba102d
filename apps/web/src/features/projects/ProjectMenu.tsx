import type { Project } from '@shortcake/contract/project';
import { EllipsisVertical, Pencil, Share, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { focusPage } from '../../lib/focus-page.ts';
import { beforeDeletion } from '../../lib/projects/deletion-words.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../ui/DropdownMenu.tsx';
import { RenameDialog } from '../../ui/RenameDialog.tsx';
import { useDeleteProject, useFreshProjects } from './api.ts';
import type { OnShare } from './card-props.ts';

type Props = { project: Project; onRename: (title: string) => void; onShare: OnShare };

export function ProjectMenu({ project, onRename, onShare }: Props) {
  const [isRenaming, setRenaming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const deletion = useDeleteProject();
  const refresh = useFreshProjects();
  const ask = () => {
    setAsking(true);
    refresh();
  };
  const trigger = (
    <Button
      ref={more}
      variant="quiet"
      size="icon"
      aria-label={`More actions for ${project.title}`}
      data-tooltip="More actions"
      disabled={deletion.isPending}
    >
      <EllipsisVertical aria-hidden="true" className="size-5" />
    </Button>
  );
  return (
    <>
      <DropdownMenu trigger={trigger}>
        {project.videoUrl && (
          <DropdownMenuItem onSelect={() => onShare(project, more)}>
            <Share aria-hidden="true" className="size-5" />
            Share
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => setRenaming(true)}>
          <Pencil aria-hidden="true" className="size-5" />
          Rename
        </DropdownMenuItem>
        <DropdownMenuItem tone="danger" onSelect={ask}>
          <Trash2 aria-hidden="true" className="size-5" />
          Delete
        </DropdownMenuItem>
      </DropdownMenu>
      {isRenaming && (
        <RenameDialog
          heading="Rename the video"
          title={project.title}
          onRename={onRename}
          onClose={() => setRenaming(false)}
          returnFocusTo={more}
        />
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this video?"
        description={beforeDeletion(project)}
        confirmLabel="Delete"
        onConfirm={() => deletion.mutate(project, { onSuccess: focusPage })}
        returnFocusTo={more}
      />
    </>
  );
}
