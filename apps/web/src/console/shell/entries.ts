import {
  ChartColumn,
  Clapperboard,
  Cpu,
  Flag,
  LifeBuoy,
  type LucideIcon,
  Receipt,
  ScrollText,
  SearchCheck,
  Tags,
  Users,
} from 'lucide-react';
import { paths } from '../lib/paths.ts';

/** The pages of the side list. */
export const entries: readonly { to: string; label: string; Icon: LucideIcon }[] = [
  { to: paths.summary, label: 'Summary', Icon: ChartColumn },
  { to: paths.people, label: 'People', Icon: Users },
  { to: paths.projects, label: 'Videos', Icon: Clapperboard },
  { to: paths.reports, label: 'Reports', Icon: Flag },
  { to: paths.tickets, label: 'Tickets', Icon: LifeBuoy },
  { to: paths.engines, label: 'Engines', Icon: Cpu },
  { to: paths.prices, label: 'Prices', Icon: Tags },
  { to: paths.costs, label: 'Costs', Icon: Receipt },
  { to: paths.findings, label: 'Findings', Icon: SearchCheck },
  { to: paths.log, label: 'Log', Icon: ScrollText },
];
