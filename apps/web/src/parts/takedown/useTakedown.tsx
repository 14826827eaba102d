import type { Project } from '@shortcake/contract/project';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { paths } from '../../lib/paths.ts';

const TakedownDialog = lazy(() => import('../../features/takedown/TakedownDialog.tsx'));

/** What asks why a video was taken down, and the dialog that says so: its script comes with it. */
export function useTakedown(): {
  onTakedown: (project: Project) => void;
  dialog: ReactNode;
} {
  const [project, onTakedown] = useState<Project | null>(null);
  const dialog = project && (
    <Suspense>
      <TakedownDialog
        project={project}
        terms={paths.server.terms}
        onClose={() => onTakedown(null)}
      />
    </Suspense>
  );
  return { onTakedown, dialog };
}
