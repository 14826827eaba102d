import { Dices } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import type { TextColumn } from './columns.ts';
import type { SlotColumn } from './subject.ts';

type Props = {
  columns: readonly TextColumn[];
  slots: readonly SlotColumn[];
  onSurprise: (slot: SlotColumn) => void;
};

export function HeadLine({ columns, slots, onSurprise }: Props) {
  return (
    <thead className="border-line border-b text-left text-sm max-md:hidden">
      <tr>
        <th scope="col" className="py-2 pl-4">
          <span className="sr-only">Row</span>
        </th>
        {columns.map(({ id, label }) => {
          const slot = slots.find((other) => other.id === id);
          return (
            <th key={id} scope="col" className="px-2 py-1 font-bold">
              <span className="flex min-h-11 items-center justify-between gap-1">
                {label}
                {slot && (
                  <Button
                    variant="quiet"
                    size="icon"
                    aria-label={`Surprise me: ${label}, every row`}
                    data-tooltip="Surprise me"
                    onClick={() => onSurprise(slot)}
                  >
                    <Dices aria-hidden="true" className="size-4.5 text-ink-soft" />
                  </Button>
                )}
              </span>
            </th>
          );
        })}
        <th scope="col" className="px-2 font-bold">
          Shape
        </th>
        <th scope="col" className="px-2 font-bold">
          Sound
        </th>
        <th scope="col" className="bg-surface md:sticky md:right-0 md:border-line md:border-l">
          <span className="sr-only">Row's actions</span>
        </th>
      </tr>
    </thead>
  );
}
