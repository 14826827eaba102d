import { MAX_TITLE } from '@shortcake/contract/project-limits';
import { slotStates } from '@shortcake/contract/slots/slot-values';
import { useState } from 'react';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { tooLong } from './faults.ts';
import type { SeriesDraft } from './series-draft.ts';
import type { Subject } from './subject.ts';

type Props = {
  subject: Subject;
  draft: SeriesDraft;
  usualTitle: string;
  onChange: (changed: Partial<SeriesDraft>) => void;
};

/** The field that names a series. */
export const NAME = { id: 'series-name', label: 'Name', maxLength: MAX_TITLE };

/** What holds for the whole series. */
export function SeriesHead({ subject, draft, usualTitle, onChange }: Props) {
  const missing = subject
    ? slotStates(subject, draft.prompt).flatMap(({ slot, value }) =>
        value === null ? slot.label : [],
      )
    : [];
  // Left open when the last of them is back: somebody is writing in it.
  const [isOpenAtFirst] = useState(missing.length > 0);
  return (
    <div className="grid gap-4">
      <div className="max-w-xl">
        <Field label="Name of the series (optional)" error={tooLong(NAME, draft.title)?.text}>
          {(control) => (
            <Input
              {...control}
              data-field={NAME.id}
              placeholder={usualTitle}
              value={draft.title}
              onChange={(event) => onChange({ title: event.target.value })}
            />
          )}
        </Field>
      </div>
      {subject ? (
        <details open={isOpenAtFirst} className="rounded-control border border-line bg-surface">
          <summary className="min-h-11 cursor-pointer rounded-control px-4 py-2.5 font-bold text-sm hover:bg-sunken">
            The prompt that all rows share
          </summary>
          <div className="px-4 pb-4">
            <Textarea
              aria-label="The prompt that all rows share"
              rows={10}
              value={draft.prompt}
              onChange={(event) => onChange({ prompt: event.target.value })}
            />
            {missing.length > 0 && (
              <p className="mt-2 text-ink-soft text-sm">{`No column for what this prompt has no place for: ${missing.join(', ')}.`}</p>
            )}
          </div>
        </details>
      ) : (
        <Checkbox
          label="Enhance Prompt"
          hint="Adds detail to the words of every row before its video is made."
          checked={draft.enhancePrompt}
          onCheckedChange={(checked) => onChange({ enhancePrompt: checked === true })}
        />
      )}
    </div>
  );
}
