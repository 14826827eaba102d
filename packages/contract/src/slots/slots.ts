import type { TemplateId } from '../template-ids.ts';
import { asmrSlots } from './asmr.ts';
import { babySlots } from './baby.ts';
import { fruitSlots } from './fruits.ts';
import { petSlots } from './pets.ts';
import { slicingSlots } from './slicing.ts';
import type { Slot } from './slot.ts';
import { veggieSlots } from './veggies.ts';
import { vlogSlots } from './vlog.ts';

const slots: Readonly<Record<TemplateId, readonly Slot[]>> = {
  ...fruitSlots,
  ...veggieSlots,
  ...slicingSlots,
  ...babySlots,
  ...vlogSlots,
  ...asmrSlots,
  ...petSlots,
};

/** The slots of a template, in the order in which people see them. */
export function slotsOf(id: TemplateId): readonly Slot[] {
  return slots[id];
}
