import { planTitles } from '@shortcake/contract/plans';
import { errorText, isUnauthorized } from '../../../lib/api-error.ts';
import { counted } from '../../../lib/plural.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { AuthenticationRequired } from './AuthenticationRequired.tsx';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import { CompletionDone } from './CompletionDone.tsx';
import { CompletionSteps } from './CompletionSteps.tsx';
import { useCompletion } from './useCompletion.ts';

type Props = {
  /** From the address that Stripe returned to. */
  setupIntentId: string | null;
  pricingPath: string;
  homePath: string;
  dashboardPath: string;
  onDone: () => void;
  onSignIn: () => void;
};

/** Turns a confirmed card into a running subscription. */
export function CheckoutCompletion(props: Props) {
  const { isStarted, subscription, error } = useCompletion(props.setupIntentId);
  if (isUnauthorized(error)) return <AuthenticationRequired onSignIn={props.onSignIn} />;
  const problem = props.setupIntentId ? error && errorText(error) : 'Missing setup intent ID';
  if (problem) {
    return (
      <CheckoutNotice
        title="Subscription not completed"
        actions={
          <>
            <LinkButton to={props.pricingPath}>Try Again</LinkButton>
            <LinkButton variant="secondary" to={props.homePath}>
              Back to Home
            </LinkButton>
          </>
        }
      >
        <p className="text-ink-soft">{problem}</p>
      </CheckoutNotice>
    );
  }
  if (!subscription) return <CompletionSteps isStarted={isStarted} />;
  const { plan, newCredits } = subscription;
  return (
    <CompletionDone
      title={`Welcome to ${planTitles[plan]}!`}
      text={newCredits > 0 ? `${counted(newCredits, 'credit')} are ready to be baked.` : null}
      dashboardPath={props.dashboardPath}
      onDone={props.onDone}
    />
  );
}
