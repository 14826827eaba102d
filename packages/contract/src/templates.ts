import type { Template } from './template.ts';
import { asmrTemplates } from './templates/asmr.ts';
import { babyTemplates } from './templates/baby.ts';
import { fruitTemplates } from './templates/fruits.ts';
import { petTemplates } from './templates/pets.ts';
import { slicingTemplates } from './templates/slicing.ts';
import { veggieTemplates } from './templates/veggies.ts';
import { vlogTemplates } from './templates/vlog.ts';

/** The whole catalogue, in the order in which people see it. */
export const templates: readonly Template[] = [
  ...fruitTemplates,
  ...veggieTemplates,
  ...slicingTemplates,
  ...babyTemplates,
  ...vlogTemplates,
  ...asmrTemplates,
  ...petTemplates,
];

const byId = new Map<string, Template>(templates.map((template) => [template.id, template]));

/** The template with this id, or undefined when there is none. */
export function findTemplate(id: string): Template | undefined {
  return byId.get(id);
}
