import type { Report } from '@shortcake/contract/operator/reports';
import { Link } from 'react-router';
import { formatDay } from '../../lib/dates.ts';
import { counted } from '../../lib/plural.ts';
import { Badge } from '../../ui/Badge.tsx';
import { paths } from '../lib/paths.ts';

type Props = { owner: NonNullable<Report['owner']> };

/** Whose video it is, and what came of other reports of theirs; suspending is done on their page. */
export const OwnerLine = ({ owner }: Props) => (
  <div className="grid gap-1 rounded-control bg-sunken px-4 py-3 text-sm">
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="text-ink-soft">Made by</span>
      <Link
        to={paths.person(owner.id)}
        className="font-bold text-berry-ink [overflow-wrap:anywhere] hover:underline"
      >
        {owner.email}
      </Link>
      {owner.suspendedAt && <Badge tone="berry">Suspended</Badge>}
    </p>
    <p className="flex flex-wrap gap-x-3 text-ink-soft tabular-nums">
      <span>since {formatDay(owner.createdAt)}</span>
      <span>{counted(owner.videos, 'video')}</span>
      <span>{counted(owner.reports, 'report')}</span>
      <span>{owner.removed} taken down</span>
      <span>{owner.putBack} put back</span>
    </p>
  </div>
);
