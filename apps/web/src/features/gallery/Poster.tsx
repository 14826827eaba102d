import type { TemplateId } from '@shortcake/contract/template-ids';
import { classNames } from '../../lib/class-names.ts';
import { posterUrl } from './preview-urls.ts';

type Props = {
  id: TemplateId;
  /** For the few that are on screen at once. */
  eager?: boolean;
  className?: string;
};

/**
 * The still of a template's preview; until it is there, its colors from top to bottom. Words come
 * first: four posters before the headline's font would cost it half a second on a slow phone.
 */
export function Poster({ id, eager = false, className }: Props) {
  return (
    <picture className="contents">
      <source srcSet={posterUrl(id, 'avif')} type="image/avif" />
      <img
        src={posterUrl(id, 'webp')}
        alt=""
        width={360}
        height={640}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority="low"
        decoding="async"
        className={classNames(`preview-${id}`, className)}
      />
    </picture>
  );
}
