import { fillIn } from '@shortcake/contract/slots/fill-in';
import type { SlotId } from '@shortcake/contract/slots/slot';
import { slotStates } from '@shortcake/contract/slots/slot-values';
import { valuesIn } from '@shortcake/contract/slots/values-in';
import type { Template } from '@shortcake/contract/template';
import { Dices } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LostSlot } from './LostSlot.tsx';
import { restorationWords } from './restoration-words.ts';
import { restored, surprise } from './rewrite.ts';
import { SlotField } from './SlotField.tsx';

type Props = {
  template: Template;
  prompt: string;
  /** `slot` is the one whose words have changed, where it is one. */
  onPromptChange: (prompt: string, slot?: SlotId) => void;
};

/** A template's slots as fields. What they hold is what the prompt says in their places, and nothing else. */
export function MakeItYours({ template, prompt, onPromptChange }: Props) {
  const [asked, setAsked] = useState<string | null>(null);
  // A field stays while somebody writes in it, though what is written so far is no value of its slot.
  const [written, setWritten] = useState<{ id: string; value: string } | null>(null);
  const states = slotStates(template, prompt);
  const places = valuesIn(template, prompt);
  const lost = states.find(({ slot }) => slot.id === asked)?.slot;
  const restoration = lost && restored(template, prompt, lost);
  return (
    <fieldset className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <legend className="contents">
          <span className="headline text-xl leading-tight">Make it yours</span>
        </legend>
        <Button
          variant="quiet"
          size="small"
          className="-mr-2"
          onClick={() => onPromptChange(surprise(template, prompt))}
        >
          <Dices aria-hidden="true" className="size-4.5" />
          Surprise me
        </Button>
      </div>
      <div className="@container">
        <div className="grid items-start gap-4 @xl:grid-cols-3 @xs:grid-cols-2 @xl:*:first:col-span-2">
          {states.map(({ slot, value }) => {
            const isWriting = written?.id === slot.id && written.value === places[slot.id];
            const shown = isWriting ? written.value : value;
            return shown === null ? (
              <LostSlot key={slot.id} slot={slot} onAsk={() => setAsked(slot.id)} />
            ) : (
              <SlotField
                key={slot.id}
                slot={slot}
                value={shown}
                onValueChange={(next) => {
                  setWritten({ id: slot.id, value: next });
                  onPromptChange(fillIn(template, prompt, { [slot.id]: next }), slot.id);
                }}
                onLeave={() => setWritten(null)}
              />
            );
          })}
        </div>
      </div>
      <AlertDialog
        open={restoration !== undefined}
        onOpenChange={() => setAsked(null)}
        title="Put the template's words back?"
        description={restoration ? restorationWords(restoration) : ''}
        confirmLabel="Put them back"
        cancelLabel="Keep mine"
        onConfirm={() => restoration && onPromptChange(restoration.prompt)}
      />
    </fieldset>
  );
}
