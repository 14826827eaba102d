import type { TemplateId } from '@shortcake/contract/template-ids';
import type { Template } from '@shortcake/contract/templates';
import { TemplateCard } from './TemplateCard.tsx';

type Props = { templates: readonly Template[]; linkTo: (id: TemplateId) => string };

/** A row to scroll sideways; it bleeds to the screen's edge, so that a cut card says there is more. */
export function TemplateRow({ templates, linkTo }: Props) {
  return (
    <ul className="row-scroll -mx-4 scroll-px-4 gap-4 px-4 pb-3 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:mx-0 lg:scroll-px-0 lg:px-0">
      {templates.map((template) => (
        <li
          key={template.id}
          className="w-[44%] max-w-56 shrink-0 snap-start min-[480px]:w-[36%] md:w-[30%] lg:w-[22.6%] xl:w-[17.6%]"
        >
          <TemplateCard template={template} to={linkTo(template.id)} />
        </li>
      ))}
    </ul>
  );
}
