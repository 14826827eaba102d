import type { Project } from '@shortcake/contract/project';
import { Play, TriangleAlert } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';
import { LogoMark } from '../../ui/LogoMark.tsx';
import { isUnderWay } from './words.ts';

type Props = { project: Project; className?: string; onPlay?: (() => void) | undefined };

export function ProjectThumbnail({ project, className, onPlay }: Props) {
  const frame = classNames('relative grid overflow-hidden place-items-center', className);
  const failed = project.status === 'failed';
  return (
    <div
      data-category={project.templateData.category}
      className={classNames(frame, failed ? 'bg-sunken text-ink-soft' : 'flavour')}
    >
      {project.thumbnailUrl ? (
        <img
          src={project.thumbnailUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      ) : failed ? (
        <TriangleAlert aria-hidden="true" className="size-7" />
      ) : (
        <LogoMark className={classNames('size-9', isUnderWay(project) && 'animate-shimmer')} />
      )}
      {onPlay && (
        <button
          type="button"
          aria-label={`Play ${project.title}`}
          onClick={onPlay}
          className="absolute inset-0 grid place-items-end rounded-[inherit] p-2 focus-visible:-outline-offset-4"
        >
          {/* In the corner: the middle is where the face is. */}
          <span className="grid size-8 place-items-center rounded-full bg-black/60 text-white transition-transform duration-150 hover:scale-110">
            <Play aria-hidden="true" className="size-4 translate-x-px fill-current" />
          </span>
        </button>
      )}
    </div>
  );
}
