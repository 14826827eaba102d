import type { FoundPerson } from '@shortcake/contract/operator/people';
import { planTitles } from '@shortcake/contract/plans';
import { Badge } from '../../ui/Badge.tsx';

type Props = { person: Pick<FoundPerson, 'plan' | 'subscriptionStatus' | 'suspendedAt'> };

/** How somebody stands, in a word or two. */
export function PersonBadges({ person: { plan, subscriptionStatus, suspendedAt } }: Props) {
  const ends = plan !== 'free' && subscriptionStatus === 'cancelled';
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={plan === 'free' ? 'neutral' : 'sponge'}>
        {planTitles[plan]}
        {ends && ', cancelled'}
      </Badge>
      {suspendedAt && <Badge tone="berry">Suspended</Badge>}
    </span>
  );
}
