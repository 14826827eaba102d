import type { Category } from '@shortcake/contract/template-ids';
import { Badge } from '../../ui/Badge.tsx';

type Props = { id?: string; category?: Category; count: number; children: string };

/** A heading with its count; the bar beside it has the category's flavour. */
export function GroupHeading({ id, category, count, children }: Props) {
  return (
    <div data-category={category} className="flex min-w-0 items-center gap-3">
      <span aria-hidden="true" className="flavour h-7 w-2 shrink-0 rounded-full" />
      <h2 id={id} className="headline min-w-0 text-xl sm:text-2xl">
        {children}
      </h2>
      <Badge tone="neutral" className="shrink-0">
        {count}
        <span className="sr-only">{count === 1 ? ' template' : ' templates'}</span>
      </Badge>
    </div>
  );
}
