import type { TemplateId } from '@shortcake/contract/template-ids';
import { templates } from '@shortcake/contract/templates';
import { categoryLabel } from '../../lib/category-label.ts';
import { GroupHeading } from './GroupHeading.tsx';
import { groupByCategory } from './search.ts';
import { TemplateRow } from './TemplateRow.tsx';

const groups = groupByCategory(templates);

type Props = { linkTo: (id: TemplateId) => string };

export function TemplateGroups({ linkTo }: Props) {
  return (
    <div className="grid gap-12">
      {groups.map((group) => {
        const heading = `${categoryLabel(group.category)} Templates`;
        return (
          <section key={group.category} aria-label={heading} className="grid min-w-0 gap-5">
            <GroupHeading category={group.category} count={group.templates.length}>
              {heading}
            </GroupHeading>
            <TemplateRow templates={group.templates} linkTo={linkTo} />
          </section>
        );
      })}
    </div>
  );
}
