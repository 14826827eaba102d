import type { KeyUsage } from '@shortcake/contract/api-key';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../ui/Badge.tsx';
import { QueryNotice } from '../lib/QueryNotice.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Panel } from '../ui/Panel.tsx';
import { usageQuery } from './api.ts';

const columns: Column<KeyUsage>[] = [
  {
    name: 'Day',
    value: ({ day }) => day,
    show: ({ day }) => <span className="whitespace-nowrap">{day}</span>,
  },
  {
    ...{ name: 'Key', isText: true },
    value: ({ name }) => name,
    show: ({ name, isRevoked }) => (
      <span className="inline-flex min-w-32 max-w-60 flex-wrap items-center gap-x-2 whitespace-normal [overflow-wrap:anywhere]">
        {name}
        {isRevoked && <Badge>Revoked</Badge>}
      </span>
    ),
  },
  { name: 'Asked', value: ({ asked }) => asked },
  { name: 'Finished', value: ({ finished }) => finished },
  { name: 'Credits', value: ({ credits }) => credits },
];

/** What somebody's API keys did: a line for each day and key, newest first. */
export function UsageSection({ personId }: { personId: string }) {
  const query = useQuery(usageQuery(personId));
  const { data: usage } = query;
  return (
    <Panel title="API keys" note="What each did in the last 30 days (UTC).">
      <QueryNotice query={query} />
      {usage && (
        <div className="max-h-96 overflow-y-auto">
          <DataTable
            caption="Usage by key and day"
            columns={columns}
            rows={usage.toSorted((a, b) => b.day.localeCompare(a.day) || b.asked - a.asked)}
            keyOf={({ day, keyId }) => `${day} ${keyId}`}
            fileName={`keys-${personId}`}
          />
        </div>
      )}
    </Panel>
  );
}
