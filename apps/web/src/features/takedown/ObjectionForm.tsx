import type { Project } from '@shortcake/contract/project';
import { MAX_OBJECTION } from '@shortcake/contract/report-limits';
import { codePoints } from '@shortcake/contract/text';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { keepValue, readKept } from '../../lib/kept.ts';
import { formatNumber } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { useObjection } from './api.ts';
import { words as all } from './words.ts';

const words = all.objection;
const most = formatNumber(MAX_OBJECTION);

/** What is written is kept until it is sent: a dialog closes by a press beside it. */
export function ObjectionForm({ project }: { project: Project }) {
  const key = `objection:${project.id}`;
  const [text, setText] = useState(() => String(readKept('sessionStorage', key) ?? ''));
  useEffect(() => {
    keepValue('sessionStorage', key, text || null);
  }, [key, text]);
  const field = useRef<HTMLTextAreaElement>(null);
  const [wasTried, setTried] = useState(false);
  const { send, isSending } = useObjection(project, () => keepValue('sessionStorage', key, null));
  const length = codePoints(text.trim());
  const fault =
    length === 0 ? words.missing : length > MAX_OBJECTION ? words.tooLong(most) : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(fault !== undefined);
    if (fault) field.current?.focus();
    else send(text);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={words.label}
        error={wasTried ? fault : undefined}
        hint={<span className="tabular-nums">{words.count(formatNumber(length), most)}</span>}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            required
            rows={5}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" aria-disabled={isSending} className="sm:justify-self-start">
        {isSending && <Spinner aria-hidden="true" />}
        {isSending ? words.sending : words.send}
      </Button>
    </form>
  );
}
