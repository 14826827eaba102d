import type { Project } from '@shortcake/contract/project';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { copyText } from '../../lib/copy-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { shareQuery, useShare } from './api.ts';
import { ShareSettings } from './ShareSettings.tsx';
import { words } from './words.ts';

type Props = {
  project: Project;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** Where somebody shares a video of theirs: makes a link, says what it shows, and ends it. */
export default function ShareDialog({ project, onClose, returnFocusTo }: Props) {
  const { data: share = project.shared ? undefined : null, error } = useQuery(shareQuery(project));
  const { make, change, end } = useShare(project);
  const [wasCopied, setCopied] = useState(false);
  const makeAndCopy = () => {
    const url = make.mutateAsync().then(({ url }) => url);
    // What could not be made is told of by the mutation, and what was not copied stands there to be.
    copyText(url).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.heading}
      description={project.title}
      returnFocusTo={returnFocusTo}
    >
      {share ? (
        <ShareSettings
          project={project}
          share={share}
          wasCopied={wasCopied}
          onChange={(changes) => change.mutate(changes)}
          onEnd={() => end.mutate(undefined, { onSuccess: () => setCopied(false) })}
        />
      ) : share === null ? (
        <div className="grid gap-5">
          <p className="text-ink-soft">{words.before}</p>
          <Button onClick={makeAndCopy} disabled={make.isPending}>
            <Link aria-hidden="true" className="size-5" />
            {words.make}
          </Button>
        </div>
      ) : error ? (
        <p role="alert">{errorText(error)}</p>
      ) : (
        <p role="status" className="grid min-h-40 place-items-center">
          <Spinner aria-label={words.heading} className="text-berry" />
        </p>
      )}
    </Dialog>
  );
}
