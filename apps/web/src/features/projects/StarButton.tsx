import type { Project } from '@shortcake/contract/project';
import { Star } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';

type Props = { project: Project; onStar: (project: Project) => void };

/** In the corner of a poster. */
export function StarButton({ project, onStar }: Props) {
  const { title, starred } = project;
  return (
    <button
      type="button"
      aria-pressed={starred}
      aria-label={`Star ${title}`}
      data-tooltip={starred ? 'Starred' : 'Star'}
      onClick={() => onStar(project)}
      className="group absolute top-0 right-0 grid size-12 place-items-center focus-visible:-outline-offset-4 rounded-card"
    >
      <span className="grid size-8 place-items-center rounded-full bg-black/50 text-white transition-transform duration-150 group-hover:scale-110">
        <Star
          aria-hidden="true"
          className={classNames('size-4.5', starred && 'fill-sponge text-sponge')}
        />
      </span>
    </button>
  );
}
