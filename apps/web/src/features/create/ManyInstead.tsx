import { Layers } from 'lucide-react';
import { Link } from 'react-router';

/** The way from one video to many of its kind; after the press that makes the one. */
export function ManyInstead({ path }: { path: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
      More than one to try?
      <Link
        to={path}
        className="inline-flex min-h-11 items-center gap-1.5 font-bold text-ink underline underline-offset-4"
      >
        <Layers aria-hidden="true" className="size-4" />
        Make a series
      </Link>
    </p>
  );
}
