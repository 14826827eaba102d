import type { FoundProject, OpenedProject } from '@shortcake/contract/operator/projects';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { ChangeButton } from '../lib/ChangeButton.tsx';
import { callConsole } from '../lib/call.ts';
import { OpenedDialog } from './OpenedDialog.tsx';

/** Shows the prompt and the video of somebody, for a reason. */
export function OpenProject({ project: { id, owner } }: { project: FoundProject }) {
  const [opened, setOpened] = useState<OpenedProject | null>(null);
  return (
    <>
      <ChangeButton
        change={{
          ...{ name: `open ${id}`, label: 'Open', title: 'Open a video' },
          effect: `You will see the prompt and the video of ${owner.email}, for an hour.`,
          ...{ confirm: 'Open', reasonHint: 'Stands in the log, with your address.' },
        }}
        Icon={Eye}
        send={({ reason = '' }) => callConsole('openProject', { params: { id }, body: { reason } })}
        done={() => 'The opening is in the log'}
        onDone={setOpened}
      />
      {opened && <OpenedDialog opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
