import type { Project } from '@shortcake/contract/project';
import type { AspectRatio } from '@shortcake/contract/video';
import { classNames } from '../../lib/class-names.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { loadAnew } from './load-anew.ts';

const shapes: Record<AspectRatio, string> = {
  '9:16': 'aspect-9/16 max-h-[68dvh]',
  '16:9': 'aspect-video w-full',
  '1:1': 'aspect-square w-full max-w-[68dvh]',
};

type Props = { project: Project; open: boolean; onOpenChange: (open: boolean) => void };

export function PreviewDialog({ project, open, onOpenChange }: Props) {
  const { aspectRatio } = project.templateData;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={project.title}
      width={aspectRatio === '16:9' ? 'wide' : 'narrow'}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: generated videos come without captions */}
      <video
        aria-label={`Video: ${project.title}`}
        src={project.videoUrl ?? undefined}
        poster={project.thumbnailUrl ?? undefined}
        controls
        autoPlay
        loop
        playsInline
        onError={({ currentTarget }) => loadAnew(currentTarget)}
        className={classNames('mx-auto rounded-control bg-black', shapes[aspectRatio])}
      />
    </Dialog>
  );
}
