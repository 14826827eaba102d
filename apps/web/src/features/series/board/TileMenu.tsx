import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import type { Project } from '@shortcake/contract/project';
import { Columns2, Download, EllipsisVertical, Sparkles } from 'lucide-react';
import { counted } from '../../../lib/plural.ts';
import { Button } from '../../../ui/Button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../../ui/DropdownMenu.tsx';
import { MORE_AT_ONCE } from './more-at-once.ts';

type Props = {
  video: Project;
  number: number;
  isChosen: boolean;
  isBusy: boolean;
  onChoose: () => void;
  onMore: () => void;
};

export function TileMenu({ video, number, isChosen, isBusy, onChoose, onMore }: Props) {
  const trigger = (
    <Button
      variant="quiet"
      size="icon"
      aria-label={`More actions for ${number}, ${video.title}`}
      data-tooltip="More actions"
      className="-mr-2 -mt-2"
    >
      <EllipsisVertical aria-hidden="true" className="size-5" />
    </Button>
  );
  return (
    <DropdownMenu trigger={trigger}>
      <DropdownMenuItem disabled={isBusy} onSelect={onMore}>
        <Sparkles aria-hidden="true" className="size-5" />
        {`${MORE_AT_ONCE} more like this (${counted(MORE_AT_ONCE * CREDITS_PER_VIDEO, 'credit')})`}
      </DropdownMenuItem>
      {video.videoUrl && (
        <>
          <DropdownMenuItem onSelect={onChoose}>
            <Columns2 aria-hidden="true" className="size-5" />
            {isChosen ? 'Do not compare' : 'Compare'}
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <a href={`${video.videoUrl}?download`} download>
              <Download aria-hidden="true" className="size-5" />
              Download
            </a>
          </DropdownMenuItem>
        </>
      )}
    </DropdownMenu>
  );
}
