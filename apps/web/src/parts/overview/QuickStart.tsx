import { ArrowRight, CreditCard, LayoutGrid, Lightbulb, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/Card.tsx';

const links = [
  {
    to: paths.dashboard.templates,
    title: 'Browse templates',
    text: 'Start from an idea that works.',
    Icon: LayoutGrid,
  },
  {
    to: paths.templates,
    title: 'Watch the gallery',
    text: 'See every template in motion.',
    Icon: Sparkles,
  },
  {
    to: paths.dashboard.billing,
    title: 'Plan and credits',
    text: 'Top up, change, or look back.',
    Icon: CreditCard,
  },
];

const tips = [
  'Name one subject and one action: eight seconds hold one clear idea.',
  'Say how it looks and sounds: light, lens, and what is to be heard.',
  'Keep what works: change one thing at a time, and compare.',
];

export function QuickStart() {
  return (
    <section aria-labelledby="quick-start" className="grid gap-5">
      <h2 id="quick-start" className="headline text-xl sm:text-2xl">
        Quick Start
      </h2>
      <ul className="grid gap-4 lg:grid-cols-3">
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
      <Card className="grid gap-x-8 gap-y-3 p-5 sm:p-6 lg:grid-cols-[auto_1fr]">
        <h3 className="flex items-center gap-2.5 font-bold lg:self-start">
          <Lightbulb aria-hidden="true" className="size-5 text-berry-ink" />
          Tips
        </h3>
        <ul className="grid list-disc gap-2 pl-5 text-ink-soft">
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
