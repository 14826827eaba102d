import type { Template } from '@shortcake/contract/template';
import { type Category, categories } from '@shortcake/contract/template-ids';

export type CategoryChoice = Category | 'all';

type Searched = Pick<Template, 'title' | 'description' | 'tags' | 'category'>;

/** Case-insensitive substring of title, description or any tag, within the chosen category. */
export function searchTemplates<T extends Searched>(
  templates: readonly T[],
  text: string,
  category: CategoryChoice,
): T[] {
  const wanted = text.trim().toLowerCase();
  return templates.filter(
    (template) =>
      (category === 'all' || template.category === category) &&
      [template.title, template.description, ...template.tags].some((field) =>
        field.toLowerCase().includes(wanted),
      ),
  );
}

/** In the catalogue's order of categories; those without templates are left out. */
export function groupByCategory<T extends Searched>(
  templates: readonly T[],
): { category: Category; templates: T[] }[] {
  return categories
    .map((category) => ({
      category,
      templates: templates.filter((template) => template.category === category),
    }))
    .filter((group) => group.templates.length > 0);
}
