import { Layers } from 'lucide-react';
import { Link } from 'react-router';

type Props = { place: number; title: string | undefined; to: string };

/** Which video of which series it is, and the way to the board. */
export function SeriesLink({ place, title, to }: Props) {
  return (
    <Link
      to={to}
      className="flex min-h-6 items-center gap-1.5 text-berry-ink text-xs leading-5 hover:underline"
    >
      <Layers aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="line-clamp-1">{`${place} of ${title ?? 'a series'}`}</span>
    </Link>
  );
}
