import { type PlanName, popularPlan } from '@shortcake/contract/plans';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { isChoosable, type PlanAction, planActionLabels } from './plan-action.ts';

type Props = Omit<ComponentProps<typeof Button>, 'action'> & { plan: PlanName; action: PlanAction };

/** What a signed-in person can do about one plan; the popular one and every upgrade stand out. */
export function PlanButton({ plan, action, ...props }: Props) {
  const isQuiet = isChoosable(action) && action !== 'upgrade' && plan !== popularPlan;
  return (
    <Button variant={isQuiet ? 'secondary' : 'primary'} disabled={!isChoosable(action)} {...props}>
      {planActionLabels[action]}
    </Button>
  );
}
