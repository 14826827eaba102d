import type { Series } from '@shortcake/contract/series';

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
