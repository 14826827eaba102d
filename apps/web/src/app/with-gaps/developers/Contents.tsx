import { ChevronDown } from 'lucide-react';
import { classNames } from '../../../lib/class-names.ts';
import { contents, type Entry } from './contents.ts';
import { words } from './words.ts';

/** Where everything is: beside the page where there is room, else to be opened above it. */
export function Contents() {
  return (
    <>
      <nav
        aria-label={words.contents}
        data-contents
        className="sticky top-0 hidden max-h-dvh overflow-y-auto overscroll-contain py-8 pr-2 lg:block"
      >
        <Entries entries={contents} />
      </nav>
      <details className="group rounded-card border border-line bg-surface px-4 lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between rounded-control font-bold [&::-webkit-details-marker]:hidden">
          {words.contents}
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <nav aria-label={words.contents} className="pb-3">
          <Entries entries={contents} />
        </nav>
      </details>
    </>
  );
}

type Props = { entries: readonly Entry[]; depth?: number };

function Entries({ entries, depth = 0 }: Props) {
  return (
    <ul className={classNames(depth > 0 && 'mb-1 ml-3 border-line border-l pl-1')}>
      {entries.map(({ id, title, below }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={classNames(
              'flex min-h-11 items-center rounded-control px-3 text-[0.9375rem] hover:bg-sunken hover:text-ink aria-[current]:bg-berry-wash aria-[current]:text-berry-ink lg:min-h-8',
              depth === 0 ? 'font-bold' : 'text-ink-soft',
              depth > 1 && 'font-mono text-[0.8125rem]',
            )}
          >
            {title}
          </a>
          {below && <Entries entries={below} depth={depth + 1} />}
        </li>
      ))}
    </ul>
  );
}
