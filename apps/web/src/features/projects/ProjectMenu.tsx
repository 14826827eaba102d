import type { Project } from '@shortcake/contract/project';
import { EllipsisVertical, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../ui/DropdownMenu.tsx';
import { useDeleteProject } from './api.ts';
import { focusPage } from './focus-page.ts';
import { isUnderWay } from './words.ts';

export function ProjectMenu({ project }: { project: Project }) {
  const [isAsking, setAsking] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const deletion = useDeleteProject();
  const trigger = (
    <Button
      ref={more}
      variant="quiet"
      size="icon"
      aria-label={`More actions for ${project.title}`}
      disabled={deletion.isPending}
    >
      <EllipsisVertical aria-hidden="true" className="size-5" />
    </Button>
  );
  return (
    <>
      <DropdownMenu trigger={trigger}>
        <DropdownMenuItem tone="danger" onSelect={() => setAsking(true)}>
          <Trash2 aria-hidden="true" className="size-5" />
          Delete
        </DropdownMenuItem>
      </DropdownMenu>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this video?"
        description={
          isUnderWay(project)
            ? `"${project.title}" is still being made. It will be stopped, and your credit comes back.`
            : `"${project.title}" will be gone for good.`
        }
        confirmLabel="Delete"
        onConfirm={() => deletion.mutate(project.id, { onSuccess: focusPage })}
        returnFocusTo={more}
      />
    </>
  );
}
