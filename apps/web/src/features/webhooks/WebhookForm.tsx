import type { WebhookEvent } from '@shortcake/contract/webhook';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CheckboxGroup } from '../../ui/CheckboxGroup.tsx';
import { useAttempts } from '../../ui/useAttempts.ts';
import { eventOptions } from './webhook-words.ts';

type Props = {
  begin: readonly WebhookEvent[];
  submit: string;
  isPending: boolean;
  /** What the server says against it, where no field has said it. */
  error?: string | undefined;
  /** Whether the fields above the events are filled in. */
  isReady?: boolean;
  onSubmit: (events: WebhookEvent[]) => void;
  /** Fields above the events; told whether they may say what is wrong with them. */
  children?: (tells: boolean) => ReactNode;
};

/** The events that a webhook is told of, under what else is asked for it. */
export function WebhookForm(props: Props) {
  const { begin, submit, isPending, error, isReady = true, onSubmit, children } = props;
  const [events, setEvents] = useState<WebhookEvent[]>([...begin]);
  const { form, tellsFaults, attempt } = useAttempts();
  const isWhole = isReady && events.length > 0;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => attempt(event, isWhole, () => isPending || onSubmit(events))}
      className="grid gap-5"
    >
      {children?.(tellsFaults)}
      <CheckboxGroup
        label="Tell it of"
        error={tellsFaults && events.length === 0 ? 'Choose one at least.' : undefined}
        value={events}
        onValueChange={setEvents}
        options={eventOptions}
      />
      {error && (
        <p role="alert" className="font-bold text-berry-ink text-sm">
          {error}
        </p>
      )}
      <Button type="submit" aria-disabled={isPending}>
        {submit}
      </Button>
    </form>
  );
}
