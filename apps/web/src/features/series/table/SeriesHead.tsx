import { MAX_TITLE } from '@shortcake/contract/project-limits';
import { slotStates } from '@shortcake/contract/slots/slot-values';
import { codePoints } from '@shortcake/contract/text';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import type { SeriesDraft } from './series-draft.ts';
import type { Subject } from './subject.ts';

type Props = {
  subject: Subject;
  draft: SeriesDraft;
  usualTitle: string;
  onChange: (changed: Partial<SeriesDraft>) => void;
};

/** What holds for the whole series. */
export function SeriesHead({ subject, draft, usualTitle, onChange }: Props) {
  const over = codePoints(draft.title.trim()) - MAX_TITLE;
  const missing = subject
    ? slotStates(subject, draft.prompt).flatMap(({ slot, value }) =>
        value === null ? slot.label : [],
      )
    : [];
  return (
    <div className="grid gap-4">
      <div className="max-w-xl">
        <Field
          label="Name of the series (optional)"
          error={over > 0 ? `${MAX_TITLE} characters at most, ${over} too many.` : undefined}
        >
          {(control) => (
            <Input
              {...control}
              placeholder={usualTitle}
              value={draft.title}
              onChange={(event) => onChange({ title: event.target.value })}
            />
          )}
        </Field>
      </div>
      {subject ? (
        <details
          open={missing.length > 0}
          className="rounded-control border border-line bg-surface"
        >
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
