import type { Category } from '@shortcake/contract/template-ids';
import { Badge } from '../../ui/Badge.tsx';

type Props = { category?: Category; count: number; children: string };

/** A heading with its count; the bar beside it has the category's flavour. */
export function GroupHeading({ category, count, children }: Props) {
  return (
    <div data-category={category} className="flex items-center gap-3">
      <span aria-hidden="true" className="flavour h-7 w-2 rounded-full" />
      <h2 className="headline text-xl sm:text-2xl">{children}</h2>
      <Badge tone="neutral">
        {count}
        <span className="sr-only"> templates</span>
      </Badge>
    </div>
  );
}
