import { NavLink } from 'react-router';
import { entries } from './entries.ts';

export const ConsoleNav = ({ onChoose }: { onChoose?: () => void }) => (
  <nav aria-label="Console">
    <ul className="grid gap-1">
      {entries.map(({ to, label, Icon }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === '/'}
            onClick={onChoose}
            className="flex min-h-11 items-center gap-3 rounded-control px-4 font-bold text-[0.9375rem] text-ink-soft transition-colors duration-150 hover:bg-sunken hover:text-ink aria-[current=page]:bg-berry-wash aria-[current=page]:text-berry-ink"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
    {/* In the header where that has room. */}
    <a
      href="/dashboard"
      className="mt-4 flex min-h-11 items-center rounded-control px-4 font-bold text-[0.9375rem] text-ink-soft hover:bg-sunken hover:text-ink sm:hidden"
    >
      To the product
    </a>
  </nav>
);
