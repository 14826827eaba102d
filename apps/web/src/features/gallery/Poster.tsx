import type { Category, TemplateId } from '@shortcake/contract/template-ids';
import { type SyntheticEvent, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { posterUrl } from './preview-urls.ts';

type Props = {
  id: TemplateId;
  category: Category;
  className?: string;
  /** For the few that are on screen at once. */
  eager?: boolean;
};

/** A template's still; until it is there, and if it never comes, the category's flavour shows. */
export function Poster({ id, category, className, eager = false }: Props) {
  const [shown, setShown] = useState(false);
  const show = (event: SyntheticEvent<HTMLImageElement>) =>
    setShown(event.currentTarget.naturalWidth > 0);
  return (
    <div
      data-category={category}
      className={classNames('flavour relative aspect-9/16 overflow-hidden', className)}
    >
      <img
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) setShown(true);
        }}
        src={posterUrl(id)}
        alt=""
        width={360}
        height={640}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={show}
        onError={() => setShown(false)}
        className={classNames(
          'absolute inset-0 size-full object-cover transition-opacity duration-300',
          !shown && 'opacity-0',
        )}
      />
    </div>
  );
}
