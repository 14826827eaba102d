import { Clapperboard, LifeBuoy, type LucideIcon, ScrollText, Users } from 'lucide-react';
import { paths } from '../lib/paths.ts';

/** The pages of the side list. */
export const entries: readonly { to: string; label: string; Icon: LucideIcon }[] = [
  { to: paths.people, label: 'People', Icon: Users },
  { to: paths.projects, label: 'Videos', Icon: Clapperboard },
  { to: paths.tickets, label: 'Tickets', Icon: LifeBuoy },
  { to: paths.log, label: 'Log', Icon: ScrollText },
];
