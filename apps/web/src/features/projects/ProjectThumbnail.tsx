import type { Project } from '@shortcake/contract/project';
import { TriangleAlert } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';
import { LogoMark } from '../../ui/LogoMark.tsx';
import { isUnderWay } from './status-words.ts';

type Props = { project: Project; className?: string };

/** A video's still, or what stands in its place; fills what it is in. */
export function ProjectThumbnail({ project, className }: Props) {
  const { thumbnailUrl, status, templateData } = project;
  const failed = status === 'failed';
  return (
    <div
      data-category={templateData.category}
      className={classNames(
        'relative grid place-items-center overflow-hidden',
        failed ? 'bg-sunken text-ink-soft' : 'flavour',
        className,
      )}
    >
      {thumbnailUrl ? (
        <img
          src={thumbnailUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      ) : failed ? (
        <TriangleAlert aria-hidden="true" className="size-7" />
      ) : (
        <LogoMark className={classNames('size-10', isUnderWay(project) && 'animate-shimmer')} />
      )}
    </div>
  );
}
