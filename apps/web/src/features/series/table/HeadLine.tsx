import { Dices } from 'lucide-react';
import { classNames } from '../../../lib/class-names.ts';
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
    <thead className="text-left text-sm max-md:hidden">
      <tr className="*:border-line *:border-b">
        <th scope="col" className="w-12 py-2 pl-4">
          <span className="sr-only">Row</span>
        </th>
        {columns.map(({ id, label }) => {
          const slot = slots.find((other) => other.id === id);
          return (
            <th
              key={id}
              scope="col"
              className={classNames('px-2 py-1 font-bold', id === 'prompt' ? 'w-96' : 'w-48')}
            >
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
        <th scope="col" className="w-26 px-2 font-bold">
          Shape
        </th>
        <th scope="col" className="w-18 px-2 font-bold">
          Sound
        </th>
        <th
          scope="col"
          className={classNames(
            'bg-surface',
            slots.length > 0 ? 'w-38' : 'w-27',
            'md:sticky md:right-0 md:border-line md:border-l',
          )}
        >
          <span className="sr-only">Row's actions</span>
        </th>
      </tr>
    </thead>
  );
}
