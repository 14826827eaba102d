import { useSearchParams } from 'react-router';

export const shownChoices = ['all', 'starred', 'failed'] as const;
export type Shown = (typeof shownChoices)[number];

/** Which videos of a board are shown, as the address says. */
export function useShown(): [Shown, (shown: Shown) => void] {
  const [search, setSearch] = useSearchParams();
  const shown = shownChoices.find((choice) => choice === search.get('show')) ?? 'all';
  return [shown, (next) => setSearch(next === 'all' ? {} : { show: next }, { replace: true })];
}
