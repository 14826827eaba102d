import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link, NavLink, useLocation } from 'react-router';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { paths } from '../lib/paths.ts';
import { QueryNotice } from '../lib/QueryNotice.tsx';
import { ticketsQuery } from './api.ts';
import { TicketCard } from './TicketCard.tsx';

const views = [
  { status: 'open', to: paths.tickets, label: 'Open' },
  { status: 'closed', to: paths.closedTickets, label: 'Closed' },
] as const;

/** Everybody's tickets: the most urgent first, of those the oldest. */
export function TicketsPage() {
  const { pathname } = useLocation();
  const { status } = views.find(({ to }) => to === pathname) ?? views[0];
  const list = useInfiniteQuery({ ...ticketsQuery(status), placeholderData: keepPreviousData });
  const { data: tickets, hasNextPage, fetchNextPage, isFetchingNextPage, error } = list;
  return (
    <>
      <PageTitle title="Tickets" subtitle="The most urgent first, of those the oldest." />
      <nav aria-label="Tickets" className="mb-6 flex gap-2">
        {views.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            end
            className="flex min-h-11 items-center rounded-full border border-line-strong/50 bg-surface px-5 font-bold text-sm hover:border-line-strong aria-[current=page]:border-berry-ink aria-[current=page]:bg-berry-wash aria-[current=page]:text-berry-ink"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <QueryNotice query={list} />
      {tickets?.length === 0 && <EmptyState title={`No ticket is ${status}`} />}
      {tickets && tickets.length > 0 && (
        <ul aria-label={`${status} tickets`} className="grid gap-4">
          {tickets.map((ticket) => (
            <li key={ticket.id}>
              <Card className="p-4 sm:p-5">
                <TicketCard
                  ticket={ticket}
                  owner={
                    <Link
                      to={paths.person(ticket.person.id)}
                      className="font-bold text-berry-ink [overflow-wrap:anywhere] hover:underline"
                    >
                      {ticket.person.email}
                    </Link>
                  }
                />
              </Card>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <ShowMore isPending={isFetchingNextPage} error={error} onPress={() => fetchNextPage()} />
      )}
    </>
  );
}
