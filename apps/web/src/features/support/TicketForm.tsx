import { codePoints } from '@shortcake/contract/text';
import {
  MAX_DESCRIPTION,
  MAX_SUBJECT,
  type TicketPriority,
  ticketPriorities,
} from '@shortcake/contract/ticket-limits';
import { formatNumber } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { useAttempts } from '../../ui/useAttempts.ts';
import { useTicket } from './useTicket.ts';

const labels: Record<TicketPriority, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
};
const priorities = ticketPriorities.map((value) => ({ value, label: labels[value] }));

export function TicketForm({ userId }: { userId: string }) {
  const { draft, faults, change, isSending, send } = useTicket(userId);
  const { form, tellsFaults, attempt } = useAttempts();
  const told = tellsFaults ? faults : {};
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => attempt(event, Object.keys(faults).length === 0, send)}
      className="grid gap-6"
    >
      <Field label="Subject" error={told.subject} hint={count(draft.subject, MAX_SUBJECT)}>
        {(control) => (
          <Input
            {...control}
            required
            placeholder="What is it about?"
            value={draft.subject}
            onChange={(event) => change({ subject: event.target.value })}
          />
        )}
      </Field>
      <RadioCards
        label="Priority"
        error={told.priority}
        value={draft.priority}
        onValueChange={(priority) => change({ priority })}
        options={priorities}
      />
      <Field
        label="Description"
        error={told.description}
        hint={count(draft.description, MAX_DESCRIPTION)}
      >
        {(control) => (
          <Textarea
            {...control}
            required
            rows={7}
            placeholder="What did you do, what did you expect, and what happened instead?"
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
      <Button
        type="submit"
        size="large"
        aria-disabled={isSending}
        className="sm:justify-self-start"
      >
        {isSending && <Spinner aria-hidden="true" />}
        {isSending ? 'Sending...' : 'Submit Ticket'}
      </Button>
    </form>
  );
}

const count = (text: string, max: number) => (
  <span className="tabular-nums">
    {`${formatNumber(codePoints(text.trim()))} of ${formatNumber(max)} characters`}
  </span>
);
