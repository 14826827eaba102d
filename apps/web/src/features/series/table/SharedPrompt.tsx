import { slotStates } from '@shortcake/contract/slots/slot-values';
import type { Template } from '@shortcake/contract/template';
import { useState } from 'react';
import { Textarea } from '../../../ui/Textarea.tsx';

type Props = { template: Template; prompt: string; onChange: (prompt: string) => void };

/** The words that every row has which has none of its own. Below the rows: most people leave it as it is. */
export function SharedPrompt({ template, prompt, onChange }: Props) {
  const missing = slotStates(template, prompt).flatMap(({ slot, value }) =>
    value === null ? slot.label : [],
  );
  // Left open when the last of them is back: somebody is writing in it.
  const [isOpenAtFirst] = useState(missing.length > 0);
  return (
    <details open={isOpenAtFirst} className="rounded-control border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer rounded-control px-4 py-2.5 font-bold text-sm hover:bg-sunken">
        The prompt that all rows share
      </summary>
      <div className="px-4 pb-4">
        <Textarea
          aria-label="The prompt that all rows share"
          rows={10}
          value={prompt}
          onChange={(event) => onChange(event.target.value)}
        />
        {missing.length > 0 && (
          <p className="mt-2 text-ink-soft text-sm">{`No column for what this prompt has no place for: ${missing.join(', ')}.`}</p>
        )}
      </div>
    </details>
  );
}
