import type { User } from '@shortcake/contract/account';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { SettingsCard } from './SettingsCard.tsx';

type Props = { user: User; name: string; avatar: ReactNode };

/** Who somebody is, as Google says; nothing of it is changed here. */
export function Profile({ user, name, avatar }: Props) {
  return (
    <SettingsCard
      title="Profile"
      text="It comes from your Google account. What you change there shows here after your next sign-in."
    >
      <div className="flex min-w-0 items-center gap-4">
        {avatar}
        <div className="min-w-0">
          <p className="font-bold text-lg leading-snug [overflow-wrap:anywhere]">{name}</p>
          <p className="text-ink-soft text-sm">Signed in with Google</p>
        </div>
      </div>
      <dl className="-mb-3 divide-y divide-line border-line border-t">
        <Fact name="First name" value={user.firstName} />
        <Fact name="Last name" value={user.lastName} />
        <Fact name="Email" value={user.email} />
        <Fact name="Member since" value={formatDay(user.createdAt)} />
      </dl>
    </SettingsCard>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 font-bold [overflow-wrap:anywhere]">
        {value?.trim() || <span className="font-normal text-ink-soft">Not given</span>}
      </dd>
    </div>
  );
}
