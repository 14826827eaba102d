import type { Project } from '@shortcake/contract/project';
import type { Series } from '@shortcake/contract/series';
import type { RefObject } from 'react';

/** Lets somebody share a video; what opened that has the focus afterwards. */
export type OnShare = (project: Project, opener: RefObject<HTMLElement | null>) => void;

/** Says why a video was taken down. */
export type OnTakedown = (project: Project) => void;

/** What every card of the wall is told. */
export type CardProps = {
  /** Whether it plays because somebody rests on it. */
  isRestedOn: boolean;
  onRest: (id: string, isResting: boolean) => void;
  /** Null while nothing is selected. */
  isSelected: boolean | null;
  onSelect: (key: string, isRange: boolean) => void;
  /** The series that it is, or is of, once that is known. */
  series: Series | undefined;
  /** Where the board of a series is. */
  seriesPath: (id: string) => string;
};
