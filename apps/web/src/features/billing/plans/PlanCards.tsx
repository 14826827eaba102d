import { hasPlan } from '@shortcake/contract/access';
import type { User } from '@shortcake/contract/account';
import { type PlanName, planNames } from '@shortcake/contract/plans';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../../lib/api-error.ts';
import { formatCents } from '../../../lib/money.ts';
import { counted } from '../../../lib/plural.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { unpaidInvoiceQuery } from '../api.ts';
import { PlanButton } from './PlanButton.tsx';
import { PlanCard } from './PlanCard.tsx';
import { isChoosable, planAction, type Subscriber } from './plan-action.ts';
import { planChange, upgradeNote } from './plan-change.ts';
import { useOffers } from './useOffers.ts';

type Props = {
  user: Subscriber & Pick<User, 'currentPeriodEnd'>;
  onChoose: (plan: PlanName) => void;
};

/** Everything that is sold monthly, with what this person can do about it. */
export function PlanCards({ user, onChoose }: Props) {
  const { data: offers, error, refetch } = useOffers(user);
  const changes = hasPlan(user);
  const owed = useQuery({ ...unpaidInvoiceQuery, enabled: changes }).data?.invoice?.amount;
  if (error && !offers) {
    return (
      <EmptyState
        title="The plans could not be loaded"
        text={errorText(error)}
        action={<Button onClick={refetch}>Try Again</Button>}
      />
    );
  }
  return (
    <Row note={changes ? upgradeNote(owed) : undefined}>
      {offers
        ? offers.map((offer) => {
            const action = planAction(user, offer.plan);
            const says = changes && isChoosable(action);
            return (
              <li key={offer.plan}>
                <PlanCard
                  plan={offer.plan}
                  price={formatCents(offer.price)}
                  videos={counted(offer.videos, 'video')}
                  features={offer.features}
                  terms={says ? planChange(user, offer, {}).brief : undefined}
                  action={(describedBy) => (
                    <PlanButton
                      plan={offer.plan}
                      action={action}
                      aria-describedby={describedBy}
                      onClick={() => onChoose(offer.plan)}
                    />
                  )}
                />
              </li>
            );
          })
        : planNames.map((plan) => (
            <li key={plan}>
              <Skeleton className="h-130 rounded-card" />
            </li>
          ))}
    </Row>
  );
}

/** As many columns as the page around it has room for: it stands beside a side list, too. */
const Row = ({ note, children }: { note: string | undefined; children: ReactNode }) => (
  <div className="@container grid gap-6">
    {note && <p className="mx-auto max-w-3xl text-center text-ink-soft text-pretty">{note}</p>}
    <ul className="grid gap-5 @md:grid-cols-2 @4xl:grid-cols-4">{children}</ul>
  </div>
);
