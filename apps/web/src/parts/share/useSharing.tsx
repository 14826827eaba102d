import type { Project } from '@shortcake/contract/project';
import { lazy, type ReactNode, type RefObject, Suspense, useCallback, useState } from 'react';

const ShareDialog = lazy(() => import('../../features/share/ShareDialog.tsx'));

type Opener = RefObject<HTMLElement | null>;

/** What asks for a video to be shared, and the dialog in which that is done: its script comes with it. */
export function useSharing(): {
  onShare: (project: Project, opener: Opener) => void;
  dialog: ReactNode;
} {
  const [shared, setShared] = useState<{ project: Project; opener: Opener } | null>(null);
  const onShare = useCallback(
    (project: Project, opener: Opener) => setShared({ project, opener }),
    [],
  );
  const dialog = shared && (
    <Suspense>
      <ShareDialog
        project={shared.project}
        returnFocusTo={shared.opener}
        onClose={() => setShared(null)}
      />
    </Suspense>
  );
  return { onShare, dialog };
}
