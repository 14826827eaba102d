import { ArrowRight, LayoutGrid, PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

const links = [
  {
    to: paths.dashboard.templates,
    title: 'Browse templates',
    text: 'Start from an idea that works.',
    Icon: LayoutGrid,
  },
  {
    to: paths.dashboard.promptYourself,
    title: 'Prompt Yourself',
    text: 'Write a scene in your own words.',
    Icon: PenLine,
  },
];

export function QuickStart() {
  return (
    <section className="grid gap-5">
      <h2 className="headline text-xl sm:text-2xl">Quick Start</h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {links.map(({ to, title, text, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-full min-h-24 items-center gap-4 rounded-card bg-sponge-wash p-5 text-sponge-ink"
            >
              <Icon aria-hidden="true" className="size-6 shrink-0" />
              <span className="grid grow gap-0.5">
                <span className="font-bold text-lg">{title}</span>
                <span>{text}</span>
              </span>
              <ArrowRight
                aria-hidden="true"
                className="size-5 shrink-0 transition-transform duration-200 group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
