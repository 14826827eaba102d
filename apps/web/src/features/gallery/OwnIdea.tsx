import type { Category } from '@shortcake/contract/template-ids';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

const questions: Partial<Record<Category, string>> = {
  vlog: 'Who else should have a vlog?',
  asmr: 'Which sound should come next?',
  pets: 'Is your pet the next star?',
};

type Props = { category: Category; to: string };

/** Beside a category's few cards: a way on for who has an idea that is none of them. */
export function OwnIdea({ category, to }: Props) {
  return (
    <div
      data-category={category}
      className="group relative flex h-full items-end overflow-hidden rounded-card border-2 border-line border-dashed"
    >
      <span
        aria-hidden="true"
        className="flavour absolute -top-1/4 -right-1/4 size-3/4 rounded-full opacity-30 blur-3xl"
      />
      <div className="relative grid gap-3 p-4 lg:p-8">
        <h3 className="headline max-w-xs text-xl lg:text-3xl">
          {questions[category] ?? 'What would you like to see?'}
        </h3>
        <p className="max-w-xs text-ink-soft">
          Write it in your own words. It is 8 seconds long, with sound.
        </p>
        <Link
          to={to}
          className="flex min-h-11 items-center gap-2 font-bold after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-berry-ink"
        >
          Prompt Yourself
          <ArrowRight
            aria-hidden="true"
            className="size-5 shrink-0 transition-transform duration-200 group-hover:translate-x-1"
          />
        </Link>
      </div>
    </div>
  );
}
