import type { TemplateId } from '@shortcake/contract/template-ids';
import { Poster } from '../../features/gallery/Poster.tsx';
import { classNames } from '../../lib/class-names.ts';

/** The star of a template, cut from its poster. */
export function Face({ id, className }: { id: TemplateId; className?: string }) {
  return (
    <span className={classNames('block overflow-hidden rounded-full bg-sunken', className)}>
      <Poster id={id} className="aspect-square size-full scale-150 object-cover object-[50%_62%]" />
    </span>
  );
}
