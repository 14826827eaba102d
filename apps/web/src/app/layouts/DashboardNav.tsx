import {
  Clapperboard,
  CreditCard,
  House,
  LayoutGrid,
  LifeBuoy,
  type LucideIcon,
  PenLine,
  Settings,
} from 'lucide-react';
import { NavLink } from 'react-router';
import { paths } from '../../lib/paths.ts';

type Entry = { to: string; label: string; Icon: LucideIcon };

const { overview, projects, templates, promptYourself, billing, settings, support } =
  paths.dashboard;

/** What videos are made with, and then everything about the account. */
const groups: readonly (readonly Entry[])[] = [
  [
    { to: overview, label: 'Overview', Icon: House },
    { to: projects, label: 'My Projects', Icon: Clapperboard },
    { to: templates, label: 'Templates', Icon: LayoutGrid },
    { to: promptYourself, label: 'Prompt Yourself', Icon: PenLine },
  ],
  [
    { to: billing, label: 'Billing', Icon: CreditCard },
    { to: settings, label: 'Settings', Icon: Settings },
    { to: support, label: 'Support', Icon: LifeBuoy },
  ],
];

export function DashboardNav({ onChoose }: { onChoose?: () => void }) {
  return (
    <nav aria-label="Dashboard" className="grid gap-4">
      {groups.map((entries) => (
        <ul
          key={entries[0]?.to}
          className="grid gap-1 border-line not-first:border-t not-first:pt-4"
        >
          {entries.map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === overview}
                onClick={onChoose}
                className="flex min-h-12 items-center gap-3 rounded-control px-4 font-bold text-[0.9375rem] text-ink-soft transition-colors duration-150 hover:bg-sunken hover:text-ink aria-[current=page]:bg-berry-wash aria-[current=page]:text-berry-ink"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
