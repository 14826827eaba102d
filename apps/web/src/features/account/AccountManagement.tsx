import { type AccountPlan, planTitles } from '@shortcake/contract/plans';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { counted } from '../../lib/plural.ts';
import { buttonClass } from '../../ui/button-style.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SettingsCard } from './SettingsCard.tsx';

type Props = {
  plan: AccountPlan;
  /** Undefined while they load. */
  credits: number | undefined;
  pricingPath: string;
  billingPath: string;
  signOutPath: string;
};

export function AccountManagement(props: Props) {
  const { plan, credits, pricingPath, billingPath, signOutPath } = props;
  const hasPlan = plan !== 'free';
  return (
    <SettingsCard title="Account" text="Your plan, your credits, and the way out.">
      <dl className="-my-2 divide-y divide-line">
        <Line
          name="Plan"
          value={planTitles[plan]}
          link={
            hasPlan
              ? { to: billingPath, text: 'Manage plan' }
              : { to: pricingPath, text: 'Choose a plan' }
          }
        />
        <Line
          name="Credits"
          value={
            credits === undefined ? (
              <Skeleton className="h-6 w-20" />
            ) : (
              counted(credits, 'video credit')
            )
          }
          link={{ to: billingPath, text: 'Buy credits' }}
        />
      </dl>
      <a
        href={signOutPath}
        className={buttonClass({ variant: 'secondary' }, 'justify-self-start max-sm:w-full')}
      >
        <LogOut aria-hidden="true" className="size-5" />
        Sign Out
      </a>
    </SettingsCard>
  );
}

type LineProps = { name: string; value: ReactNode; link: { to: string; text: string } };

function Line({ name, value, link }: LineProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-0.5 py-3">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-bold tabular-nums">{value}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <Link
          to={link.to}
          className="flex min-h-11 items-center font-bold text-[0.9375rem] text-berry-ink hover:underline"
        >
          {link.text}
        </Link>
      </dd>
    </div>
  );
}
