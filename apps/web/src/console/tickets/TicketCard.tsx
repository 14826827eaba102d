import type { Ticket } from '@shortcake/contract/operator/tickets';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/format-time.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { TicketActions } from './TicketActions.tsx';

const PRIORITIES: Record<Ticket['priority'], { label: string; tone: BadgeTone }> = {
  urgent: { label: 'Urgent', tone: 'berry' },
  high: { label: 'High', tone: 'sponge' },
  medium: { label: 'Medium', tone: 'neutral' },
  low: { label: 'Low', tone: 'neutral' },
};

type Props = {
  ticket: Ticket;
  /** Whose it is, where a list is of several people. */
  owner?: ReactNode;
};

/** A ticket with what was answered, and what can be done with it. */
export function TicketCard({ ticket, owner }: Props) {
  const { id, subject, priority, description, createdAt, closedAt, replies } = ticket;
  const { label, tone } = PRIORITIES[priority];
  return (
    <article aria-labelledby={`ticket-${id}`} className="grid gap-2.5">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <strong id={`ticket-${id}`} className="[overflow-wrap:anywhere]">
            {subject}
          </strong>
          <Badge tone={tone}>{label}</Badge>
          {closedAt && <Badge>Closed</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
          {owner}
          <span>#{id}</span>
          <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        </p>
      </div>
      <Said text={description} />
      {replies.map(({ at, by, text }) => (
        <div key={at} className="grid gap-1 border-line border-l-[3px] pl-3.5">
          <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
            <span className="[overflow-wrap:anywhere]">Answered by {by}</span>
            <time dateTime={at}>{formatTime(at)}</time>
          </p>
          <Said text={text} />
        </div>
      ))}
      <TicketActions ticket={ticket} />
    </article>
  );
}

const Said = ({ text }: { text: string }) => (
  <p className="max-w-prose whitespace-pre-wrap text-[0.9375rem] [overflow-wrap:anywhere]">
    {text}
  </p>
);
