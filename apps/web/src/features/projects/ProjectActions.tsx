import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import type { Project } from '@shortcake/contract/project';
import { RefreshCw } from 'lucide-react';
import { counted } from '../../lib/plural.ts';
import { isUnderWay } from '../../lib/projects/is-under-way.ts';
import { SEE_WHY } from '../../lib/projects/takedown.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SpendButton } from '../../ui/SpendButton.tsx';
import type { Again } from './again.ts';
import { DownloadButton } from './DownloadButton.tsx';

type Props = {
  project: Project;
  again: Again;
  onPreview: () => void;
  /** Says why it was taken down. */
  onTakedown: () => void;
  onViewPrompt: () => void;
};

/** Four at most, in two columns that a phone has room for beside another card. */
export const actionClass =
  'whitespace-nowrap px-0! text-[0.6875rem]! only:col-span-2 @min-[10rem]:text-xs! @min-[13rem]:text-sm!';

export function ProjectActions({ project, again, onPreview, onTakedown, onViewPrompt }: Props) {
  const { status, title, videoUrl, takedown } = project;
  return (
    <div className="grid grid-cols-2 gap-1.5">
      {videoUrl && (
        <>
          <Button variant="secondary" size="small" onClick={onPreview} className={actionClass}>
            Preview
          </Button>
          <DownloadButton title={title} videoUrl={videoUrl} className={actionClass} />
        </>
      )}
      {takedown && (
        <Button variant="secondary" size="small" onClick={onTakedown} className="col-span-2">
          {SEE_WHY}
        </Button>
      )}
      {status === 'failed' && (
        <SpendButton
          variant="secondary"
          size="small"
          cost={counted(CREDITS_PER_VIDEO, 'credit')}
          disabled={again.isTrying}
          onClick={() => again.onTryAgain(project)}
          className="col-span-2 px-1!"
        >
          <RefreshCw aria-hidden="true" className="size-4" />
          Try Again
        </SpendButton>
      )}
      <Button variant="secondary" size="small" onClick={onViewPrompt} className={actionClass}>
        View Prompt
      </Button>
      {!isUnderWay(project) && (
        <LinkButton
          variant="secondary"
          size="small"
          to={again.pathFrom(project)}
          className={actionClass}
        >
          Use again
        </LinkButton>
      )}
    </div>
  );
}
