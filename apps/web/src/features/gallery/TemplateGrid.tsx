import type { Template } from '@shortcake/contract/template';
import type { TemplateId } from '@shortcake/contract/template-ids';
import { TemplateCard } from './TemplateCard.tsx';

type Props = { templates: readonly Template[]; linkTo: (id: TemplateId) => string };

/** As wide as the cards of the dashboard's rows. */
export function TemplateGrid({ templates, linkTo }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-5">
      {templates.map((template) => (
        <li key={template.id}>
          <TemplateCard template={template} to={linkTo(template.id)} />
        </li>
      ))}
    </ul>
  );
}
