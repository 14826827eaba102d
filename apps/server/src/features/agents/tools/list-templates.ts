import { listedTemplates } from '../../v1/templates.ts';
import type { WorkOf } from '../work.ts';

export const listTemplates: WorkOf<'list_templates'> = {
  async run(_call, { category, id }) {
    const wanted = listedTemplates.filter(
      (template) =>
        (category === undefined || template.category === category) &&
        (id === undefined || template.id === id),
    );
    const templates = wanted.map(({ slots, ...template }) => ({
      ...template,
      slots: slots.map((slot) => slot.id),
    }));
    const [template] = id === undefined ? [] : wanted;
    return { templates, ...(template && { template }) };
  },
};
