import { ChartColumn, type LucideIcon, Receipt, ScrollText, Tags } from 'lucide-react';
import { paths } from '../lib/paths.ts';

/** The pages of the side list. */
export const entries: readonly { to: string; label: string; Icon: LucideIcon }[] = [
  { to: paths.summary, label: 'Summary', Icon: ChartColumn },
  { to: paths.prices, label: 'Prices', Icon: Tags },
  { to: paths.costs, label: 'Costs', Icon: Receipt },
  { to: paths.log, label: 'Log', Icon: ScrollText },
];
