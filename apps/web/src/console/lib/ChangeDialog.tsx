import { MAX_REASON } from '@shortcake/contract/operator/reason-limit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { ChangeError } from './ChangeError.tsx';
import { type Change, type ChangeField, textFault } from './change.ts';
import { keepDraft, type Typed } from './draft.ts';
import { TextWithStart } from './TextWithStart.tsx';

type Props = {
  change: Change;
  /** What stands in the fields at first. */
  initial: Typed;
  isPending: boolean;
  error: Error | null;
  onSend: (typed: Typed) => void;
  onClose: () => void;
};

/** Says what a change will do, and asks for what it needs. */
export function ChangeDialog({ change, initial, isPending, error, onSend, onClose }: Props) {
  const { fields = [], hasReason = true, reasonHint } = change;
  const all = hasReason ? [...fields, reasonField(reasonHint)] : fields;
  const [typed, setTyped] = useState(initial);
  const form = useRef<HTMLFormElement>(null);
  // Faults are told from the first attempt on; each further one leads to the first of them again.
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const faultOf = ({ name, fault }: ChangeField) => fault((typed[name] ?? '').trim());

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isReady = all.every((field) => !faultOf(field));
    setAttempts(isReady ? 0 : attempts + 1);
    if (isReady && !isPending) onSend(typed);
  }

  return (
    <Dialog open onOpenChange={onClose} title={change.title} description={change.effect}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        {all.map((field) => {
          const { name, label, kind, hint, start } = field;
          const props = {
            required: true,
            value: typed[name] ?? '',
            onChange: ({ target }: { target: { value: string } }) =>
              setTyped({ ...typed, [name]: target.value }),
          };
          const error = attempts > 0 ? faultOf(field) : undefined;
          return (
            <Field key={name} {...{ label, hint, error }}>
              {(control) =>
                start !== undefined ? (
                  <TextWithStart {...{ control, start }} {...props} />
                ) : kind === 'text' ? (
                  <Textarea {...control} {...props} rows={3} className="min-h-24" />
                ) : (
                  <Input {...control} {...props} inputMode={KEYBOARDS[kind]} autoComplete="off" />
                )
              }
            </Field>
          );
        })}
        <ChangeError error={error} beforeSignIn={() => keepDraft(change.name, typed)} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isPending}>
            {isPending && <Spinner aria-hidden="true" />}
            {change.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What a phone's keyboard shows. */
const KEYBOARDS = { number: 'numeric', amount: 'decimal', line: 'text' } as const;

const reasonField = (hint = 'Stands in the log.'): ChangeField => ({
  ...{ name: 'reason', label: 'Reason', kind: 'text', hint },
  fault: (text) => textFault(text, MAX_REASON, 'a reason'),
});
