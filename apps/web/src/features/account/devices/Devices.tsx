import type { Session } from '@shortcake/contract/session';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { errorText } from '../../../lib/api-error.ts';
import { formatDay } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { sessionsQuery, useEndSessions } from './api.ts';
import { lastUse } from './last-use.ts';

/** Where a person is signed in, and how they end that. */
export function Devices() {
  const { data: sessions, error } = useQuery(sessionsQuery);
  const { mutate: end, isPending, variables } = useEndSessions();
  if (error) return <p className="text-berry-ink">{errorText(error)}</p>;
  if (!sessions) return <Skeleton className="h-24" />;
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <ul className="-my-3 divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
            <Description session={session} />
            {session.current ? (
              <Badge tone="leaf">This device</Badge>
            ) : (
              <Button
                variant="secondary"
                disabled={isPending && variables === session.id}
                onClick={() => end(session.id)}
                aria-label={`Sign out ${session.device ?? 'an unknown device'}, signed in ${formatDay(session.createdAt)}`}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          variant="secondary"
          className="justify-self-start max-sm:w-full"
          disabled={isPending && variables === undefined}
          onClick={() => end(undefined)}
        >
          Sign out all other devices
        </Button>
      )}
    </>
  );
}

function Description({ session }: { session: Session }) {
  return (
    <div className="min-w-40 flex-1">
      <p className="font-bold [overflow-wrap:anywhere]">{session.device ?? 'Unknown device'}</p>
      <p className="text-ink-soft text-sm">
        {lastUse(session.lastUsedAt, new Date())} · signed in {formatDay(session.createdAt)}
      </p>
    </div>
  );
}
