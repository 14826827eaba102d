import type { TemplateId } from '@shortcake/contract/template-ids';
import { posterUrl } from '../../features/gallery/preview-urls.ts';
import { classNames } from '../../lib/class-names.ts';

/** The star of a template, cut from its poster. */
export function Face({ id, className }: { id: TemplateId; className?: string }) {
  return (
    <span className={classNames('block overflow-hidden rounded-full bg-sunken', className)}>
      <img
        src={posterUrl(id)}
        alt=""
        width={360}
        height={640}
        loading="lazy"
        decoding="async"
        className="aspect-square size-full scale-150 object-cover object-[50%_62%]"
      />
    </span>
  );
}
