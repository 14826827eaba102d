import type { TemplateId } from '@shortcake/contract/template-ids';
import { Poster } from '../../features/gallery/Poster.tsx';
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
        <Poster
          key={id}
          id={id}
          eager
          className={classNames(
            'h-auto w-44 rounded-card border-4 border-surface bg-sunken shadow-overlay xl:w-52',
            place,
          )}
        />
      ))}
    </div>
  );
}
