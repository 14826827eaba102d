import { ChartColumn, type LucideIcon, ScrollText } from 'lucide-react';
import { paths } from '../lib/paths.ts';

/** The pages of the side list. */
export const entries: readonly { to: string; label: string; Icon: LucideIcon }[] = [
  { to: paths.summary, label: 'Summary', Icon: ChartColumn },
  { to: paths.log, label: 'Log', Icon: ScrollText },
];
