-- What operators answered to tickets; gone with the ticket.
create table ticket_replies (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references support_tickets on delete cascade,
  at timestamptz not null default now(),
  -- An operator's address.
  by text not null,
  text text not null
);

create index ticket_replies_ticket on ticket_replies (ticket_id, id);
