import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { formatTime } from '../../lib/format-time.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { paths } from '../lib/paths.ts';
import { QueryNotice } from '../lib/QueryNotice.tsx';
import { ProjectLine } from '../projects/ProjectLine.tsx';
import { TicketCard } from '../tickets/TicketCard.tsx';
import { Lines } from '../ui/Lines.tsx';
import { Panel } from '../ui/Panel.tsx';
import { personQuery } from './api.ts';
import { CreditsSection } from './CreditsSection.tsx';
import { nameOf } from './name.ts';
import { PaymentsSection } from './PaymentsSection.tsx';
import { PersonActions } from './PersonActions.tsx';
import { PersonBadges } from './PersonBadges.tsx';
import { UsageSection } from './UsageSection.tsx';

/** One person, with all that an operator may know of them. */
export function PersonPage() {
  const { id = '' } = useParams();
  const query = useQuery(personQuery(id));
  const { data: person } = query;
  return (
    <>
      <Link
        to={paths.people}
        className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-bold text-ink-soft text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        People
      </Link>
      {!person && <PageTitle title="A person" />}
      <QueryNotice query={query} />
      {person && (
        <>
          <PageTitle
            title={nameOf(person)}
            {...(nameOf(person) !== person.email && { subtitle: person.email })}
            action={<PersonActions key={person.id} person={person} />}
          />
          <p className="-mt-5 mb-6 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-soft text-sm">
            <PersonBadges person={person} />
            <span>
              Since <time dateTime={person.createdAt}>{formatTime(person.createdAt)}</time>
            </span>
            <span className="[overflow-wrap:anywhere]">{person.id}</span>
          </p>
          {person.suspendedAt && (
            <Card className="mb-5 grid gap-1 border-l-[6px] border-l-berry p-4">
              <p className="font-bold">Suspended since {formatTime(person.suspendedAt)}</p>
              <p className="[overflow-wrap:anywhere]">{person.suspendedReason}</p>
            </Card>
          )}
          <div className="grid items-start gap-5 xl:grid-cols-2">
            <div className="grid min-w-0 gap-5">
              <CreditsSection person={person} />
              <UsageSection personId={person.id} />
              <Panel title="Sessions">
                <Lines items={person.sessions} noun="session" keyOf={({ createdAt }) => createdAt}>
                  {({ createdAt, lastUsedAt }) => (
                    <p className="flex flex-wrap justify-between gap-x-4 text-sm">
                      <span>Began {formatTime(createdAt)}</span>
                      <span className="text-ink-soft">Last used {formatTime(lastUsedAt)}</span>
                    </p>
                  )}
                </Lines>
              </Panel>
            </div>
            <div className="grid min-w-0 gap-5">
              <Panel title="Videos">
                <Lines items={person.projects} noun="video" keyOf={({ id }) => id}>
                  {(project) => <ProjectLine project={project} />}
                </Lines>
              </Panel>
              <Panel title="Tickets">
                <Lines items={person.tickets} noun="ticket" keyOf={({ id }) => id}>
                  {(ticket) => <TicketCard ticket={ticket} />}
                </Lines>
              </Panel>
              <PaymentsSection person={person} />
            </div>
          </div>
        </>
      )}
    </>
  );
}
