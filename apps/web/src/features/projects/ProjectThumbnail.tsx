import type { Project } from '@shortcake/contract/project';
import { EyeOff, TriangleAlert } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';
import { isUnderWay } from '../../lib/projects/is-under-way.ts';
import { LogoMark } from '../../ui/LogoMark.tsx';

type Props = { project: Project; className?: string };

/** How a picture fills a tall frame: one of another shape is seen whole, with itself out of focus around it. */
export const fitOf = ({ templateData }: Project): string =>
  templateData.aspectRatio === '9:16' ? 'object-cover' : 'object-contain';

/** A video's still, or what stands in its place; fills what it is in. */
export function ProjectThumbnail({ project, className }: Props) {
  const { thumbnailUrl, status, takedown, templateData } = project;
  const failed = status === 'failed';
  return (
    <div
      data-category={templateData.category}
      className={classNames(
        'relative grid place-items-center overflow-hidden',
        failed || takedown ? 'bg-sunken text-ink-soft' : 'flavour',
        className,
      )}
    >
      {thumbnailUrl ? (
        <>
          {templateData.aspectRatio !== '9:16' && (
            <Still src={thumbnailUrl} className="scale-125 object-cover blur-xl brightness-75" />
          )}
          <Still src={thumbnailUrl} className={fitOf(project)} />
        </>
      ) : takedown ? (
        <EyeOff aria-hidden="true" className="size-7" />
      ) : failed ? (
        <TriangleAlert aria-hidden="true" className="size-7" />
      ) : (
        <LogoMark className={classNames('size-10', isUnderWay(project) && 'animate-shimmer')} />
      )}
    </div>
  );
}

function Still({ src, className }: { src: string; className: string }) {
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      className={classNames('absolute inset-0 size-full', className)}
    />
  );
}
