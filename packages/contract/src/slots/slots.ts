import type { TemplateId } from '../template-ids.ts';
import { fruitSlots } from './fruits.ts';
import type { Slot } from './slot.ts';

const slots = { ...fruitSlots } as Partial<Record<TemplateId, readonly Slot[]>>;

/** The slots of a template, in the order in which people see them. */
export function slotsOf(id: TemplateId): readonly Slot[] {
  return slots[id] ?? [];
}
