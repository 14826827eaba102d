import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import type { Project } from '@shortcake/contract/project';
import {
  Columns2,
  Download,
  EllipsisVertical,
  EyeOff,
  Pencil,
  RefreshCw,
  Share,
  Sparkles,
  Text,
  Trash2,
} from 'lucide-react';
import { counted } from '../../../lib/plural.ts';
import { SEE_WHY } from '../../../lib/projects/takedown.ts';
import { Button } from '../../../ui/Button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../../ui/DropdownMenu.tsx';
import { MORE_AT_ONCE } from './more-at-once.ts';
import type { TileAction } from './tile-action.ts';

type Props = {
  video: Project;
  number: number;
  isCurrent: boolean;
  isChosen: boolean;
  /** Whether it failed, and nothing was tried in its place. */
  isFailed: boolean;
  /** How many videos may be added now. */
  room: number;
  onAct: (action: TileAction) => void;
};

export function TileMenu({ video, number, isCurrent, isChosen, isFailed, room, onAct }: Props) {
  const trigger = (
    <Button
      variant="quiet"
      size="icon"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={`More actions for ${number}, ${video.title}`}
      data-tooltip="More actions"
      className="-mr-2 -mt-2 shrink-0"
    >
      <EllipsisVertical aria-hidden="true" className="size-5" />
    </Button>
  );
  return (
    <DropdownMenu trigger={trigger}>
      {isFailed && (
        <DropdownMenuItem disabled={room < 1} onSelect={() => onAct('again')}>
          <RefreshCw aria-hidden="true" className="size-5" />
          {`Try again (${counted(CREDITS_PER_VIDEO, 'credit')})`}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem disabled={room < MORE_AT_ONCE} onSelect={() => onAct('more')}>
        <Sparkles aria-hidden="true" className="size-5" />
        {`${MORE_AT_ONCE} more like this (${counted(MORE_AT_ONCE * CREDITS_PER_VIDEO, 'credit')})`}
      </DropdownMenuItem>
      {video.videoUrl && (
        <>
          <DropdownMenuItem onSelect={() => onAct('choose')}>
            <Columns2 aria-hidden="true" className="size-5" />
            {isChosen ? 'Do not compare' : 'Compare'}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onAct('share')}>
            <Share aria-hidden="true" className="size-5" />
            Share
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onAct('download')}>
            <Download aria-hidden="true" className="size-5" />
            Download
          </DropdownMenuItem>
        </>
      )}
      {video.takedown && (
        <DropdownMenuItem onSelect={() => onAct('why')}>
          <EyeOff aria-hidden="true" className="size-5" />
          {SEE_WHY}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem onSelect={() => onAct('prompt')}>
        <Text aria-hidden="true" className="size-5" />
        View Prompt
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => onAct('rename')}>
        <Pencil aria-hidden="true" className="size-5" />
        Rename
      </DropdownMenuItem>
      <DropdownMenuItem tone="danger" onSelect={() => onAct('delete')}>
        <Trash2 aria-hidden="true" className="size-5" />
        Delete
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
