import { useState } from 'react';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { tooLong } from './faults.ts';
import type { SlotColumn } from './subject.ts';

type Props = { slot: SlotColumn; onChoose: (values: readonly string[]) => void };

/** The values of one slot that are to meet those of the others: suggestions, and lines of one's own. */
export function CombineSlot({ slot, onChoose }: Props) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [own, setOwn] = useState('');
  const fault = linesOf(own)
    .map((line) => tooLong(slot, line))
    .find(Boolean);
  const choose = (values: readonly string[], text: string) => {
    setTicked(values);
    setOwn(text);
    onChoose([...new Set([...values, ...linesOf(text)])]);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-bold">{slot.label}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {[slot.usual, ...slot.suggestions.filter((value) => value !== slot.usual)].map((value) => (
          <Checkbox
            key={value}
            label={value}
            checked={ticked.includes(value)}
            onCheckedChange={(checked) =>
              choose(checked ? [...ticked, value] : ticked.filter((other) => other !== value), own)
            }
          />
        ))}
      </div>
      <Textarea
        aria-label={`${slot.label}: your own, one in each line`}
        aria-invalid={fault ? true : undefined}
        placeholder="Your own, one in each line"
        rows={2}
        className="min-h-0!"
        value={own}
        onChange={(event) => choose(ticked, event.target.value)}
      />
      {fault && <p className="font-bold text-berry-ink text-sm">{fault.text}</p>}
    </fieldset>
  );
}

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
