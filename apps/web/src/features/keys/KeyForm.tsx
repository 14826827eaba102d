import { useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxGroup } from '../../ui/CheckboxGroup.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { Select } from '../../ui/Select.tsx';
import { useAttempts } from '../../ui/useAttempts.ts';
import { dayOf, type Expiry, faultsOf, type KeyDraft, spends } from './key-draft.ts';
import { scopeOptions } from './key-words.ts';

const expiries: { value: Expiry; label: string }[] = [
  { value: 'never', label: 'Never' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: 'date', label: 'On a day' },
];

type Props = {
  begin: KeyDraft;
  submit: string;
  isPending: boolean;
  /** What came of the latest press, if it failed. */
  error: Error | null;
  /** With a draft that has no faults. */
  onSubmit: (draft: KeyDraft) => void;
};

/** All that is asked of a key, to make it or to change it. */
export function KeyForm({ begin, submit, isPending, error, onSubmit }: Props) {
  const [draft, setDraft] = useState(begin);
  const { form, tellsFaults, attempt } = useAttempts();
  const now = new Date();
  const faults = faultsOf(draft, now);
  const told = tellsFaults ? faults : {};
  const change = (changes: Partial<KeyDraft>) => setDraft({ ...draft, ...changes });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) =>
        attempt(event, Object.keys(faults).length === 0, () => isPending || onSubmit(draft))
      }
      className="grid gap-5"
    >
      <Field label="Name" error={told.name} hint="What will use it: a program, a computer.">
        {(control) => (
          <Input
            {...control}
            required
            autoComplete="off"
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <CheckboxGroup
        label="What it may do"
        error={told.scopes}
        value={draft.scopes}
        onValueChange={(scopes) => change({ scopes })}
        options={scopeOptions}
      />
      {spends(draft.scopes) && (
        <Field
          label="Credits a month"
          error={told.credits}
          hint="The most it may spend in a calendar month. Empty: as many as you have."
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={draft.credits}
              onChange={(event) => change({ credits: event.target.value })}
            />
          )}
        </Field>
      )}
      <Field label="Expires">
        {(control) => (
          <Select
            {...control}
            value={draft.expiry}
            onValueChange={(expiry) => change({ expiry })}
            options={expiries}
          />
        )}
      </Field>
      {draft.expiry === 'date' && (
        <Field label="Last day" error={told.date}>
          {(control) => (
            <Input
              {...control}
              type="date"
              required
              min={dayOf(now)}
              value={draft.date}
              onChange={(event) => change({ date: event.target.value })}
            />
          )}
        </Field>
      )}
      {error && (
        <p role="alert" className="font-bold text-berry-ink text-sm">
          {errorText(error)}
        </p>
      )}
      <Button type="submit" aria-disabled={isPending}>
        {submit}
      </Button>
    </form>
  );
}
