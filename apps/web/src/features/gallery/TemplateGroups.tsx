import type { TemplateId } from '@shortcake/contract/template-ids';
import { templates } from '@shortcake/contract/templates';
import type { RowShape } from './row-shapes.ts';
import { groupByCategory } from './search.ts';
import { TemplateRow } from './TemplateRow.tsx';

const groups = groupByCategory(templates);

type Props = { shape: RowShape; linkTo: (id: TemplateId) => string; ownIdeaPath: string };

/** The whole catalogue; each category's row can be reached by its name: #fruits. */
export function TemplateGroups({ shape, linkTo, ownIdeaPath }: Props) {
  return (
    <div className="grid gap-12">
      {groups.map((group, index) => (
        <div key={group.category} id={group.category} className="min-w-0 scroll-mt-20">
          <TemplateRow
            {...group}
            shape={shape}
            linkTo={linkTo}
            ownIdeaPath={ownIdeaPath}
            eager={index === 0}
          />
        </div>
      ))}
    </div>
  );
}
