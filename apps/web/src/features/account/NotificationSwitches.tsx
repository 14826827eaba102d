import {
  type Notification,
  type NotificationChoices,
  notifications,
} from '@shortcake/contract/notification-choices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { callApi } from '../../lib/call.ts';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { notificationsQuery } from './api.ts';
import { areEqual, choicesIn, forgetChoices } from './notification-choices.ts';

const words: Record<Notification, { label: string; hint: string }> = {
  email: {
    label: 'Email notifications',
    hint: 'A video or a series is ready or could not be made, or credits run low.',
  },
  updates: { label: 'Product updates', hint: 'New templates, and what Shortcake has learned.' },
  marketing: { label: 'Marketing emails', hint: 'Offers and ideas for your next video.' },
};

type Props = {
  userId: string;
  saved: NotificationChoices;
  /** What was changed before, and not saved. */
  unsaved: Partial<NotificationChoices>;
};

/** A switch for each choice; they count once they are saved. */
export function NotificationSwitches({ userId, saved, unsaved }: Props) {
  const queries = useQueryClient();
  const [changes, setChanges] = useState(unsaved);
  const choices = choicesIn({ ...saved, ...changes });
  const save = useMutation({
    mutationFn: () => callApi('changeNotifications', { body: choices }),
    onSuccess(answer) {
      queries.setQueryData(notificationsQuery.queryKey, answer);
      forgetChoices(userId);
      setChanges({});
    },
  });
  return (
    <>
      <div className="-my-3 divide-y divide-line">
        {notifications.map((name) => (
          <Switch
            key={name}
            {...words[name]}
            checked={choices[name]}
            disabled={save.isPending}
            onCheckedChange={(checked) => {
              setChanges({ ...changes, [name]: checked });
              save.reset();
            }}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button disabled={save.isPending} onClick={() => save.mutate()}>
          Save
        </Button>
        <p role="status" className="flex min-h-6 min-w-0 items-center gap-2 text-[0.9375rem]">
          <State
            error={save.error}
            isSaved={save.isSuccess}
            isChanged={!areEqual(choices, saved)}
          />
        </p>
      </div>
    </>
  );
}

type StateProps = { error: Error | null; isSaved: boolean; isChanged: boolean };

function State({ error, isSaved, isChanged }: StateProps) {
  if (error) return <span className="text-berry-ink">Not saved. {errorText(error)}</span>;
  if (isChanged) return <span className="text-ink-soft">Unsaved changes</span>;
  if (!isSaved) return null;
  return (
    <>
      <Check aria-hidden="true" className="size-5 shrink-0 text-leaf-ink" />
      <span className="text-leaf-ink">Saved</span>
    </>
  );
}
