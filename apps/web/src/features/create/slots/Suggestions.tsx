import type { Slot } from '@shortcake/contract/slots/slot';
import { Check, ChevronDown } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../../ui/DropdownMenu.tsx';

type Props = { slot: Slot; value: string; onChoose: (value: string) => void };

/** At the end of a slot's field: what else could stand there, the template's own first. */
export function Suggestions({ slot, value, onChoose }: Props) {
  const trigger = (
    <Button
      variant="quiet"
      size="icon"
      aria-label="Suggestions"
      aria-description={slot.label}
      className="absolute top-0.5 right-0.5"
    >
      <ChevronDown aria-hidden="true" className="size-5 text-ink-soft" />
    </Button>
  );
  return (
    <DropdownMenu trigger={trigger}>
      {[slot.default, ...slot.suggestions].map((suggestion) => (
        <DropdownMenuItem key={suggestion} onSelect={() => onChoose(suggestion)}>
          <span className="grow text-pretty py-1.5 leading-snug">{suggestion}</span>
          {suggestion === value && (
            <Check aria-hidden="true" className="size-4 text-berry-ink" strokeWidth={3} />
          )}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
