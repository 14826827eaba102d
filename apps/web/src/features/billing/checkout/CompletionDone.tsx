import { LinkButton } from '../../../ui/LinkButton.tsx';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import { useAfter } from './useAfter.ts';

const DASHBOARD_DELAY_MS = 2000;

type Props = { title: string; text: string | null; dashboardPath: string; onDone: () => void };

export function CompletionDone({ title, text, dashboardPath, onDone }: Props) {
  useAfter(DASHBOARD_DELAY_MS, onDone);
  return (
    <CheckoutNotice
      title={title}
      actions={<LinkButton to={dashboardPath}>Go to Dashboard</LinkButton>}
    >
      {text && <p>{text}</p>}
      <p className="text-ink-soft text-sm">Taking you to your dashboard...</p>
    </CheckoutNotice>
  );
}
