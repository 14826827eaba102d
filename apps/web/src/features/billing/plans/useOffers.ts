import { hasPlan } from '@shortcake/contract/access';
import { useQuery } from '@tanstack/react-query';
import { plansQuery, type RenewalOwner, renewalQuery } from '../api.ts';
import { withOwnPlan } from './own-plan.ts';

/** Everything that is sold monthly, as this person is offered it; undefined until all is there. */
export function useOffers(user: RenewalOwner) {
  const offers = useQuery(plansQuery);
  const renewal = useQuery({ ...renewalQuery(user), enabled: hasPlan(user) });
  const isReady = offers.data && (renewal.data || !hasPlan(user));
  return {
    data: isReady ? withOwnPlan(offers.data, renewal.data?.running) : undefined,
    error: offers.error ?? renewal.error,
    /** Asks again for what failed. */
    refetch() {
      if (offers.error) void offers.refetch();
      if (renewal.error) void renewal.refetch();
    },
  };
}
