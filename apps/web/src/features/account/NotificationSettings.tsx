import { notifications } from '@shortcake/contract/notification-choices';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { notificationsQuery } from './api.ts';
import { NotificationSwitches } from './NotificationSwitches.tsx';
import { readChoices } from './notification-choices.ts';
import { SettingsCard } from './SettingsCard.tsx';

/**
 * What the account hears of. What this device has kept from before is shown as changes that are not saved,
 * which they are: mails go by the account's.
 */
export function NotificationSettings({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(notificationsQuery);
  return (
    <SettingsCard
      title="Notifications"
      text="What you would like to hear of by mail, on whichever device you choose it. Receipts, and what concerns your plan or your account, always come."
    >
      {data ? (
        <NotificationSwitches
          userId={userId}
          saved={data}
          unsaved={data.savedAt === null ? readChoices(userId) : {}}
        />
      ) : error ? (
        <div className="grid justify-items-start gap-3">
          <p role="alert" className="text-berry-ink text-[0.9375rem]">
            {errorText(error)}
          </p>
          <Button variant="secondary" onClick={() => refetch()}>
            Try Again
          </Button>
        </div>
      ) : (
        <div className="grid gap-4">
          {notifications.map((name) => (
            <Skeleton key={name} className="h-12" />
          ))}
        </div>
      )}
    </SettingsCard>
  );
}
