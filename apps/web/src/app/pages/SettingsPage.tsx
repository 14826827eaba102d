import { lazy, Suspense } from 'react';
import { AccountManagement } from '../../features/account/AccountManagement.tsx';
import { ClosingCard } from '../../features/account/ClosingCard.tsx';
import { DeleteAccount } from '../../features/account/deletion/DeleteAccount.tsx';
import { Devices } from '../../features/account/devices/Devices.tsx';
import { ExportData } from '../../features/account/ExportData.tsx';
import { NotificationSettings } from '../../features/account/NotificationSettings.tsx';
import { Profile } from '../../features/account/Profile.tsx';
import { Avatar } from '../../features/session/Avatar.tsx';
import { displayName } from '../../features/session/names.ts';
import { useCredits } from '../../features/session/useCredits.ts';
import { useUser } from '../../features/session/useSession.ts';
import { paths } from '../../lib/paths.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

// For the few who write programs: they come when their headings are opened.
const ApiKeys = lazy(() => import('../../features/keys/ApiKeys.tsx'));
const Webhooks = lazy(() => import('../../features/webhooks/Webhooks.tsx'));

export default function SettingsPage() {
  const user = useUser();
  return (
    <>
      <PageTitle title="Settings" subtitle="Who you are here, and what you hear from us" />
      <div className="grid items-start gap-5 xl:grid-cols-[1fr_21rem]">
        <div className="grid gap-5">
          <Profile
            user={user}
            name={displayName(user)}
            avatar={<Avatar user={user} size="large" />}
          />
          <NotificationSettings userId={user.id} />
          <ClosingCard title="Devices" text="Where you are signed in, and how you end it.">
            <Devices />
          </ClosingCard>
          <ClosingCard title="API keys" text="For programs of yours that make videos.">
            <Suspense fallback={<Skeleton className="h-24" />}>
              <ApiKeys
                api={`${window.location.origin}${paths.server.api}`}
                developersPath={paths.developers}
              />
            </Suspense>
          </ClosingCard>
          <ClosingCard title="Webhooks" text="Your programs hear at once what happens here.">
            <Suspense fallback={<Skeleton className="h-24" />}>
              <Webhooks developersPath={paths.developers} />
            </Suspense>
          </ClosingCard>
          <ClosingCard title="Your data" text="All that we keep of you, to take with you.">
            <ExportData address={paths.server.exportData} />
          </ClosingCard>
          <ClosingCard
            title="Delete account"
            text="What becomes of everything, and the way to do it."
          >
            <DeleteAccount
              user={user}
              exportAddress={paths.server.exportData}
              afterwards={paths.deleted}
            />
          </ClosingCard>
        </div>
        <AccountManagement
          plan={user.plan}
          credits={useCredits()}
          pricingPath={paths.pricing}
          billingPath={paths.dashboard.billing}
          signOutPath={paths.server.signOut}
        />
      </div>
    </>
  );
}
