import type { Report } from '@shortcake/contract/operator/reports';
import { Link } from 'react-router';
import { formatDay } from '../../lib/dates.ts';
import { Badge } from '../../ui/Badge.tsx';
import { paths } from '../lib/paths.ts';
import { words as all } from './words.ts';

const words = all.owner;

type Props = { owner: NonNullable<Report['owner']> };

/** Whose video it is, and what came of other reports of theirs; suspending is done on their page. */
export const OwnerLine = ({ owner }: Props) => (
  <div className="grid gap-1 rounded-control bg-sunken px-4 py-3 text-sm">
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="text-ink-soft">{words.by}</span>
      <Link
        to={paths.person(owner.id)}
        className="font-bold text-berry-ink [overflow-wrap:anywhere] hover:underline"
      >
        {owner.email}
      </Link>
      {owner.suspendedAt && <Badge tone="berry">{words.suspended}</Badge>}
    </p>
    <p className="flex flex-wrap gap-x-3 text-ink-soft tabular-nums">
      <span>{words.since(formatDay(owner.createdAt))}</span>
      <span>{words.videos(owner.videos)}</span>
      <span>{words.reports(owner.reports)}</span>
      <span>{words.removed(owner.removed)}</span>
      <span>{words.putBack(owner.putBack)}</span>
    </p>
  </div>
);
