import { useState } from 'react';
import { counted, formatNumber } from '../../../lib/plural.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CombineSlot } from './CombineSlot.tsx';
import { type Choices, combinations, combined } from './combine.ts';
import type { Row } from './row.ts';
import type { SlotColumn } from './subject.ts';

type Props = {
  slots: readonly SlotColumn[];
  /** How many rows there is room for. */
  room: number;
  start: Partial<Row>;
  onAdd: (rows: readonly Row[]) => void;
  onClose: () => void;
};

/** Crosses values of several slots: every line with every place. Says how many videos that makes before. */
export function CombineDialog({ slots, room, start, onAdd, onClose }: Props) {
  const [choices, setChoices] = useState<Choices>({});
  const count = combinations(choices);
  const isTooMuch = count > room;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title="Every combination"
      description="Choose values. Each one meets every value that you choose of the others."
      footer={
        <>
          <p
            role="status"
            className={
              isTooMuch ? 'grow self-center font-bold text-berry-ink' : 'grow self-center font-bold'
            }
          >
            {words(slots, choices, room)}
          </p>
          <Button
            disabled={count === 0 || isTooMuch}
            onClick={() => {
              onAdd(combined(choices, start));
              onClose();
            }}
          >
            {count === 0 ? 'Add Rows' : `Add ${counted(count, 'Row')}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {slots.map((slot) => (
          <CombineSlot
            key={slot.id}
            slot={slot}
            onChoose={(values) => setChoices((known) => ({ ...known, [slot.id]: values }))}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** "3 × 4 = 12 videos" */
function words(slots: readonly SlotColumn[], choices: Choices, room: number): string {
  const count = combinations(choices);
  if (count === 0) return 'Nothing is chosen yet.';
  const chosen = slots.flatMap(({ id }) => choices[id]?.length || []);
  const sum = `${chosen.length > 1 ? `${chosen.join(' × ')} = ` : ''}${counted(count, 'video')}`;
  return count > room ? `${sum}: there is room for ${formatNumber(room)}.` : sum;
}
