import type { Slot } from '@shortcake/contract/slots/slot';

type Props = { slot: Slot; onAsk: () => void };

/** In place of a slot's field, while somebody's own words stand where its value was. */
export function LostSlot({ slot, onAsk }: Props) {
  return (
    <div className="grid content-start gap-2">
      <p className="font-bold text-sm">{slot.label}</p>
      <p className="flex min-h-12 flex-wrap items-center gap-x-3 rounded-control bg-sunken px-4 py-1 text-ink-soft text-sm">
        <span>Your own words now.</span>
        <button
          type="button"
          onClick={onAsk}
          aria-label={`Put back the template's words: ${slot.label}`}
          className="min-h-10 font-bold text-ink underline underline-offset-4"
        >
          Put back
        </button>
      </p>
    </div>
  );
}
