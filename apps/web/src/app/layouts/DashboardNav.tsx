import { Clapperboard, CreditCard, House, LayoutGrid, PenLine } from 'lucide-react';
import { NavLink } from 'react-router';
import { paths } from '../paths.ts';

const entries = [
  { to: paths.dashboard.overview, label: 'Overview', Icon: House, end: true },
  { to: paths.dashboard.projects, label: 'My Projects', Icon: Clapperboard, end: false },
  { to: paths.dashboard.templates, label: 'Templates', Icon: LayoutGrid, end: false },
  { to: paths.dashboard.promptYourself, label: 'Prompt Yourself', Icon: PenLine, end: false },
  { to: paths.dashboard.billing, label: 'Billing', Icon: CreditCard, end: false },
];

export function DashboardNav({ onChoose }: { onChoose?: () => void }) {
  return (
    <nav aria-label="Dashboard">
      <ul className="grid gap-1">
        {entries.map(({ to, label, Icon, end }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              onClick={onChoose}
              className="flex min-h-12 items-center gap-3 rounded-control px-4 font-bold text-ink-soft hover:bg-sunken hover:text-ink aria-[current=page]:bg-berry-wash aria-[current=page]:text-berry-ink"
            >
              <Icon aria-hidden="true" className="size-5" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
