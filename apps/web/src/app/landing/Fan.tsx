import type { TemplateId } from '@shortcake/contract/template-ids';
import { posterUrl } from '../../features/gallery/preview-urls.ts';
import { classNames } from '../../lib/class-names.ts';

const cards: readonly { id: TemplateId; place: string }[] = [
  { id: 'lemon-face-slicing', place: '-rotate-8 translate-x-10 translate-y-6' },
  { id: 'cat-opera', place: 'z-10' },
  { id: 'strawberry-face-slicing', place: 'rotate-8 -translate-x-10 translate-y-6' },
];

/** Three posters, fanned out like cards in a hand. */
export function Fan() {
  return (
    <div aria-hidden="true" className="flex justify-center">
      {cards.map(({ id, place }) => (
        <img
          key={id}
          src={posterUrl(id)}
          alt=""
          width={360}
          height={640}
          className={classNames(
            'h-auto w-44 rounded-card border-4 border-surface bg-sunken shadow-overlay xl:w-52',
            place,
          )}
        />
      ))}
    </div>
  );
}
