import type { Project } from '@shortcake/contract/project';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../ui/Dialog.tsx';
import { takenDownQuery } from './api.ts';
import { ObjectionSection } from './ObjectionSection.tsx';
import { Statement } from './Statement.tsx';
import { words } from './words.ts';

type Props = {
  project: Project;
  /** Where the terms are. */
  terms: string;
  onClose: () => void;
};

/** Why a video was taken down, and what its owner can do about it. */
export default function TakedownDialog({ project, terms, onClose }: Props) {
  const { data, isFetchedAfterMount } = useQuery(takenDownQuery(project));
  // What another page has kept of it may be older than the list.
  const { takedown, title } = (isFetchedAfterMount && data) || project;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={takedown ? words.heading : words.back.heading}
      description={title}
      width="wide"
    >
      {takedown ? (
        <div className="grid gap-6">
          <Statement takedown={takedown} terms={terms} />
          <ObjectionSection project={project} takedown={takedown} />
        </div>
      ) : (
        <p role="status">{words.back.text}</p>
      )}
    </Dialog>
  );
}
