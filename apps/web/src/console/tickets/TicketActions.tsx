import type { Ticket } from '@shortcake/contract/operator/tickets';
import { MAX_DESCRIPTION } from '@shortcake/contract/ticket-limits';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Reply, RotateCcw } from 'lucide-react';
import { ChangeButton } from '../lib/ChangeButton.tsx';
import { callConsole } from '../lib/call.ts';
import { type ChangeField, textFault } from '../lib/change.ts';

const answer: ChangeField = {
  ...{ name: 'text', label: 'Answer', kind: 'text' },
  fault: (text) => textFault(text, MAX_DESCRIPTION, 'an answer'),
};

/** What an operator can do with a ticket. */
export function TicketActions({ ticket: { id, person, closedAt } }: { ticket: Ticket }) {
  const queries = useQueryClient();
  const onDone = () => queries.invalidateQueries();
  const params = { id };
  return (
    <div className="flex flex-wrap gap-2">
      <ChangeButton
        change={{
          ...{ name: `reply ${id}`, label: 'Reply', title: 'Reply to a ticket' },
          effect: `The answer is kept with the ticket, and opens in your mail program as a letter to ${person.email}. Send it from there.`,
          ...{ confirm: 'Open the Letter', fields: [answer], hasReason: false },
        }}
        Icon={Reply}
        send={({ text = '' }) => callConsole('replyToTicket', { params, body: { text } })}
        done={() => 'The answer is kept'}
        onDone={({ mailto }) => {
          onDone();
          window.location.assign(mailto);
        }}
      />
      {closedAt ? (
        <ChangeButton
          change={{
            ...{ name: `reopen ${id}`, label: 'Reopen', title: 'Reopen a ticket' },
            ...{ effect: 'It stands among the open ones again.', confirm: 'Reopen the Ticket' },
          }}
          Icon={RotateCcw}
          send={({ reason = '' }) => callConsole('reopenTicket', { params, body: { reason } })}
          done={() => 'The ticket is open'}
          onDone={onDone}
        />
      ) : (
        <ChangeButton
          change={{
            ...{ name: `close ${id}`, label: 'Close', title: 'Close a ticket' },
            effect: 'It leaves the open ones. Nobody is told. A year later it is deleted.',
            confirm: 'Close the Ticket',
          }}
          Icon={CircleCheck}
          send={({ reason = '' }) => callConsole('closeTicket', { params, body: { reason } })}
          done={() => 'The ticket is closed'}
          onDone={onDone}
        />
      )}
    </div>
  );
}
