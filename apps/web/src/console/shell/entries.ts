import { Clapperboard, type LucideIcon, ScrollText } from 'lucide-react';
import { paths } from '../lib/paths.ts';

/** The pages of the side list. */
export const entries: readonly { to: string; label: string; Icon: LucideIcon }[] = [
  { to: paths.engines, label: 'Engines', Icon: Clapperboard },
  { to: paths.log, label: 'Log', Icon: ScrollText },
];
