import { MAX_TITLE } from '@shortcake/contract/project-limits';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
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

/** What a series is called, and what holds for all its rows. */
export function SeriesHead({ subject, draft, usualTitle, onChange }: Props) {
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
      {subject === null && (
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
