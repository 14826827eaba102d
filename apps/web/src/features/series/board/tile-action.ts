import type { Project } from '@shortcake/contract/project';

/** What a person does to one video of a board. */
export type TileAction =
  | 'focus'
  | 'open'
  | 'prompt'
  | 'star'
  | 'choose'
  | 'download'
  | 'share'
  | 'why'
  | 'more'
  | 'again'
  | 'rename'
  | 'delete';

export type OnTile = (action: TileAction, video: Project) => void;
