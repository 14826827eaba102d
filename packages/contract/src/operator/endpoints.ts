import { z } from 'zod';
import { KeyUsage, KeyUsageQuery } from '../api-key.ts';
import type { Endpoint } from '../endpoints.ts';
import { PageQuery } from '../page.ts';
import { Alert } from './alerts.ts';
import { EngineCost, EngineInvoice, NewEngineCosts, NewEngineInvoice } from './engine-costs.ts';
import { Engine, EngineSwitch } from './engines.ts';
import { Findings } from './findings.ts';
import { LogEntry } from './log.ts';
import { AcknowledgedLoss, Margins } from './margins.ts';
import { Operator } from './operator.ts';
import {
  CreditChange,
  CreditsChanged,
  FoundPerson,
  PeopleQuery,
  PersonDetails,
  ReasonOnly,
} from './people.ts';
import { NewPriceBookEntry, PriceBook } from './price-book.ts';
import { FoundProject, FoundProjectsQuery, OpenedProject } from './projects.ts';
import { Decision, Report, ReportsQuery } from './reports.ts';
import { Summary, SummaryQuery } from './summary.ts';
import { ReplyByMail, Ticket, TicketReply, TicketsQuery } from './tickets.ts';

/**
 * The console's calls. To everybody who is no operator they are as unknown as any path, so that they
 * stand apart from `endpoints`: no file that a visitor can load names them.
 */
export const operatorEndpoints = {
  operator: { method: 'GET', path: '/api/admin/operator', output: Operator },
  summary: {
    method: 'GET',
    path: '/api/admin/summary',
    query: SummaryQuery,
    output: Summary,
  },
  priceBook: {
    method: 'GET',
    path: '/api/admin/price-book',
    query: PageQuery,
    output: PriceBook,
  },
  changePriceBook: {
    method: 'PUT',
    path: '/api/admin/price-book',
    body: NewPriceBookEntry,
    output: PriceBook,
  },
  margins: { method: 'GET', path: '/api/admin/margins', output: Margins },
  acknowledgeLoss: {
    method: 'POST',
    path: '/api/admin/margins/acknowledge',
    body: AcknowledgedLoss,
    output: Margins,
  },
  engineCosts: {
    method: 'GET',
    path: '/api/admin/engine-costs',
    output: z.array(EngineCost),
  },
  changeEngineCosts: {
    method: 'PUT',
    path: '/api/admin/engine-costs',
    body: NewEngineCosts,
    output: z.array(EngineCost),
  },
  engineInvoices: {
    method: 'GET',
    path: '/api/admin/engine-invoices',
    output: z.array(EngineInvoice),
  },
  addEngineInvoice: {
    method: 'POST',
    path: '/api/admin/engine-invoices',
    body: NewEngineInvoice,
    output: z.array(EngineInvoice),
  },
  findings: { method: 'GET', path: '/api/admin/findings', output: Findings },
  listAlerts: { method: 'GET', path: '/api/admin/alerts', output: z.array(Alert) },
  listEngines: { method: 'GET', path: '/api/admin/engines', output: z.array(Engine) },
  switchEngine: {
    method: 'POST',
    path: '/api/admin/engines/:id',
    body: EngineSwitch,
    output: Engine,
  },
  listLog: {
    method: 'GET',
    path: '/api/admin/log',
    query: PageQuery,
    output: z.array(LogEntry),
  },
  listPeople: {
    method: 'GET',
    path: '/api/admin/people',
    query: PeopleQuery,
    output: z.array(FoundPerson),
  },
  getPerson: { method: 'GET', path: '/api/admin/people/:id', output: PersonDetails },
  usageOfPerson: {
    method: 'GET',
    path: '/api/admin/people/:id/usage',
    query: KeyUsageQuery,
    output: z.array(KeyUsage),
  },
  changeCredits: {
    method: 'POST',
    path: '/api/admin/people/:id/credits',
    body: CreditChange,
    output: CreditsChanged,
  },
  suspendPerson: {
    method: 'POST',
    path: '/api/admin/people/:id/suspend',
    body: ReasonOnly,
    output: z.void(),
  },
  restorePerson: {
    method: 'POST',
    path: '/api/admin/people/:id/restore',
    body: ReasonOnly,
    output: z.void(),
  },
  signPersonOut: {
    method: 'POST',
    path: '/api/admin/people/:id/sign-out',
    body: ReasonOnly,
    output: z.void(),
  },
  findProjects: {
    method: 'GET',
    path: '/api/admin/projects',
    query: FoundProjectsQuery,
    output: z.array(FoundProject),
  },
  openProject: {
    method: 'POST',
    path: '/api/admin/projects/:id/open',
    body: ReasonOnly,
    output: OpenedProject,
  },
  listReports: {
    method: 'GET',
    path: '/api/admin/reports',
    query: ReportsQuery,
    output: z.array(Report),
  },
  decideReport: {
    method: 'POST',
    path: '/api/admin/reports/:id/decide',
    body: Decision,
    output: Report,
  },
  listTickets: {
    method: 'GET',
    path: '/api/admin/tickets',
    query: TicketsQuery,
    output: z.array(Ticket),
  },
  closeTicket: {
    method: 'POST',
    path: '/api/admin/tickets/:id/close',
    body: ReasonOnly,
    output: z.void(),
  },
  reopenTicket: {
    method: 'POST',
    path: '/api/admin/tickets/:id/reopen',
    body: ReasonOnly,
    output: z.void(),
  },
  replyToTicket: {
    method: 'POST',
    path: '/api/admin/tickets/:id/reply',
    body: TicketReply,
    output: ReplyByMail,
  },
} as const satisfies Record<string, Endpoint>;
