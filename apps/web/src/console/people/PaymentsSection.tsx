import type { Order, PersonDetails } from '@shortcake/contract/operator/people';
import { planTitles } from '@shortcake/contract/plans';
import { ExternalLink } from 'lucide-react';
import { formatDay } from '../../lib/dates.ts';
import { formatTime } from '../../lib/format-time.ts';
import { formatCents } from '../../lib/money.ts';
import { counted } from '../../lib/plural.ts';
import { Lines } from '../ui/Lines.tsx';
import { Panel } from '../ui/Panel.tsx';

/** What somebody pays and has paid, and where Stripe shows it. */
export function PaymentsSection({ person }: { person: PersonDetails }) {
  const { subscription, orders, receipts, customerUrl } = person;
  return (
    <Panel title="Payments">
      {subscription ? (
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <span>
            <strong>{planTitles[subscription.plan]}</strong>, {standing(subscription)}
          </span>
          <AtStripe href={subscription.stripeUrl} what="Subscription" />
        </p>
      ) : (
        <p className="text-ink-soft">Never subscribed.</p>
      )}
      {customerUrl && (
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          The customer
          <AtStripe href={customerUrl} what="Customer" />
        </p>
      )}
      <h3 className="mt-2 font-bold">Orders</h3>
      <Lines items={orders} noun="order" keyOf={({ id }) => id}>
        {(order) => (
          <Paid what={`${wanted(order)}, ${order.status}`} at={order.at} href={order.stripeUrl} />
        )}
      </Lines>
      <h3 className="mt-2 font-bold">Receipts</h3>
      <Lines items={receipts} noun="receipt" keyOf={({ id }) => id}>
        {({ description, at, stripeUrl }) => <Paid what={description} at={at} href={stripeUrl} />}
      </Lines>
    </Panel>
  );
}

function standing(subscription: NonNullable<PersonDetails['subscription']>): string {
  const { status, periodEnd, nextPlan, nextCents } = subscription;
  const day = formatDay(periodEnd);
  if (status === 'ended') return `ended ${day}`;
  if (status === 'cancelled') return `cancelled, runs until ${day}`;
  return `renews ${day} as ${planTitles[nextPlan]} for ${formatCents(nextCents)}`;
}

function wanted({ credits, plan, amountCents }: Order): string {
  if (plan) return `${planTitles[plan]} plan`;
  return `${counted(credits ?? 0, 'credit')} for ${formatCents(amountCents ?? 0)}`;
}

type PaidProps = { what: string; at: string; href: string | null };

const Paid = ({ what, at, href }: PaidProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4">
    <p className="grid min-w-0">
      <span className="text-[0.9375rem] [overflow-wrap:anywhere]">{what}</span>
      <time dateTime={at} className="text-ink-soft text-sm">
        {formatTime(at)}
      </time>
    </p>
    <AtStripe href={href} what={what} />
  </div>
);

/** A link to Stripe's dashboard, where there is one: the sandbox has none. */
function AtStripe({ href, what }: { href: string | null; what: string }) {
  if (!href) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 font-bold text-berry-ink text-sm hover:underline"
    >
      <span>
        At Stripe<span className="sr-only">: {what}</span>
      </span>
      <ExternalLink aria-hidden="true" className="size-4" />
    </a>
  );
}
