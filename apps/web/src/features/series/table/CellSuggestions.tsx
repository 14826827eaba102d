import { ChevronDown } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../../ui/DropdownMenu.tsx';
import type { SlotColumn } from './subject.ts';

type Props = {
  slot: SlotColumn;
  number: number;
  value: string;
  onChoose: (value: string) => void;
};

/** At the end of a cell: what could stand there; what the prompt says anyway leaves it blank. */
export function CellSuggestions({ slot, number, onChoose }: Props) {
  const trigger = (
    <Button
      variant="quiet"
      size="icon"
      aria-label="Suggestions"
      aria-description={`${slot.label}, row ${number}`}
      className="absolute top-0 right-0 size-9!"
    >
      <ChevronDown aria-hidden="true" className="size-4.5 text-ink-soft" />
    </Button>
  );
  return (
    <DropdownMenu trigger={trigger}>
      <DropdownMenuItem onSelect={() => onChoose('')}>{slot.usual}</DropdownMenuItem>
      {slot.suggestions.map((suggestion) => (
        <DropdownMenuItem key={suggestion} onSelect={() => onChoose(suggestion)}>
          <span className="text-pretty py-1.5 leading-snug">{suggestion}</span>
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
