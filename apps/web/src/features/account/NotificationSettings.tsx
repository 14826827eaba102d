import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/Switch.tsx';
import {
  areEqual,
  keepChoices,
  type Notification,
  notifications,
  readChoices,
} from './notification-choices.ts';
import { SettingsCard } from './SettingsCard.tsx';

const words: Record<Notification, { label: string; hint: string }> = {
  email: { label: 'Email notifications', hint: 'A video is ready, or could not be made.' },
  updates: { label: 'Product updates', hint: 'New templates, and what Shortcake has learned.' },
  marketing: { label: 'Marketing emails', hint: 'Offers and ideas for your next video.' },
};

/** Kept on this device when Save is pressed, and not before. */
export function NotificationSettings({ userId }: { userId: string }) {
  const [saved, setSaved] = useState(() => readChoices(userId));
  const [choices, setChoices] = useState(saved);
  const [outcome, setOutcome] = useState<'saved' | 'refused' | null>(null);

  function save(): void {
    const isKept = keepChoices(userId, choices);
    if (isKept) setSaved(choices);
    setOutcome(isKept ? 'saved' : 'refused');
  }

  return (
    <SettingsCard
      title="Notifications"
      text="What you would like to hear about. Your choices stay on this device."
    >
      <div className="-my-3 divide-y divide-line">
        {notifications.map((name) => (
          <Switch
            key={name}
            {...words[name]}
            checked={choices[name]}
            onCheckedChange={(checked) => {
              setChoices({ ...choices, [name]: checked });
              setOutcome(null);
            }}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={save}>Save</Button>
        <p role="status" className="flex min-h-6 min-w-0 items-center gap-2 text-[0.9375rem]">
          <State outcome={outcome} isChanged={!areEqual(choices, saved)} />
        </p>
      </div>
    </SettingsCard>
  );
}

type StateProps = { outcome: 'saved' | 'refused' | null; isChanged: boolean };

function State({ outcome, isChanged }: StateProps) {
  if (outcome === 'refused') {
    return (
      <span className="text-berry-ink">
        Not saved: this browser does not let Shortcake keep anything.
      </span>
    );
  }
  if (isChanged) return <span className="text-ink-soft">Unsaved changes</span>;
  if (outcome === null) return null;
  return (
    <>
      <Check aria-hidden="true" className="size-5 shrink-0 text-leaf-ink" />
      <span className="text-leaf-ink">Saved on this device</span>
    </>
  );
}
