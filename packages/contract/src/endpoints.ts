import { z } from 'zod';
import { AccountDeletion, User } from './account.ts';
import {
  ApiKey,
  ApiKeyChanges,
  CreatedApiKey,
  KeyUsage,
  KeyUsageQuery,
  NewApiKey,
} from './api-key.ts';
import { PublicConfig } from './config.ts';
import { CreditUsage } from './credit-usage.ts';
import { NotificationChoices, Notifications } from './notifications.ts';
import { Overview } from './overview.ts';
import { PageQuery } from './page.ts';
import { PageFault } from './page-fault.ts';
import {
  CreditPayment,
  CreditPurchase,
  NewCreditPayment,
  PaidCreditPayment,
  Receipt,
  UnpaidInvoice,
} from './payment.ts';
import { PlanOffer } from './plan-offer.ts';
import { DeletionQuery, NewProject, Project, ProjectChanges, ProjectsQuery } from './project.ts';
import { NewReport, Objection, ReceivedReport } from './report.ts';
import { MoreOfSeries, NewSeries, Series, SeriesChanges, SeriesQuery } from './series.ts';
import { Session } from './session.ts';
import { Share, ShareChanges, SharedRecipe } from './share.ts';
import {
  CancelledSubscription,
  ConfirmedSetup,
  NewSubscription,
  Renewal,
  StartedSubscription,
  SubscriptionResponse,
  SyncedSubscription,
} from './subscription.ts';
import { NewSupportTicket, SupportTicket } from './support-ticket.ts';
import { Transaction, TransactionsQuery } from './transaction.ts';
import { Verification } from './verify.ts';
import {
  NewWebhook,
  Webhook,
  WebhookChanges,
  WebhookDelivery,
  WebhookWithSecret,
} from './webhook.ts';

/** One call of the HTTP API: where it is, what it takes, what a 2xx answers. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters as `:name`. */
  path: string;
  /** What may stand behind `?`; what it does not name is ignored. */
  query?: z.ZodType;
  body?: z.ZodType;
  output: z.ZodType;
};

const Nothing = z.void();

export const endpoints = {
  config: { method: 'GET', path: '/api/config', output: PublicConfig },
  currentUser: { method: 'GET', path: '/api/auth/user', output: User },
  listSessions: { method: 'GET', path: '/api/account/sessions', output: z.array(Session) },
  endOtherSessions: { method: 'DELETE', path: '/api/account/sessions', output: Nothing },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/account',
    body: AccountDeletion,
    output: Nothing,
  },
  endSession: { method: 'DELETE', path: '/api/account/sessions/:id', output: Nothing },
  notifications: { method: 'GET', path: '/api/account/notifications', output: Notifications },
  changeNotifications: {
    method: 'PUT',
    path: '/api/account/notifications',
    body: NotificationChoices,
    output: Notifications,
  },
  listKeys: { method: 'GET', path: '/api/keys', output: z.array(ApiKey) },
  createKey: { method: 'POST', path: '/api/keys', body: NewApiKey, output: CreatedApiKey },
  changeKey: { method: 'PATCH', path: '/api/keys/:id', body: ApiKeyChanges, output: ApiKey },
  revokeKey: { method: 'DELETE', path: '/api/keys/:id', output: Nothing },
  keyUsage: {
    method: 'GET',
    path: '/api/keys/usage',
    query: KeyUsageQuery,
    output: z.array(KeyUsage),
  },
  listWebhooks: { method: 'GET', path: '/api/webhooks', output: z.array(Webhook) },
  getWebhook: { method: 'GET', path: '/api/webhooks/:id', output: Webhook },
  createWebhook: {
    method: 'POST',
    path: '/api/webhooks',
    body: NewWebhook,
    output: WebhookWithSecret,
  },
  changeWebhook: {
    method: 'PATCH',
    path: '/api/webhooks/:id',
    body: WebhookChanges,
    output: Webhook,
  },
  deleteWebhook: { method: 'DELETE', path: '/api/webhooks/:id', output: Nothing },
  listDeliveries: {
    method: 'GET',
    path: '/api/webhooks/:id/deliveries',
    query: PageQuery,
    output: z.array(WebhookDelivery),
  },
  resendDelivery: {
    method: 'POST',
    path: '/api/webhooks/:id/deliveries/:delivery/resend',
    output: WebhookDelivery,
  },
  testWebhook: { method: 'POST', path: '/api/webhooks/:id/test', output: WebhookDelivery },
  rotateSecret: {
    method: 'POST',
    path: '/api/webhooks/:id/rotate-secret',
    output: WebhookWithSecret,
  },
  overview: { method: 'GET', path: '/api/overview', output: Overview },
  creditUsage: { method: 'GET', path: '/api/credit-usage', output: CreditUsage },
  listTransactions: {
    method: 'GET',
    path: '/api/transactions',
    query: TransactionsQuery,
    output: z.array(Transaction),
  },
  listProjects: {
    method: 'GET',
    path: '/api/projects',
    query: ProjectsQuery,
    output: z.array(Project),
  },
  getProject: { method: 'GET', path: '/api/projects/:id', output: Project },
  createProject: { method: 'POST', path: '/api/projects', body: NewProject, output: Project },
  changeProject: {
    method: 'PATCH',
    path: '/api/projects/:id',
    body: ProjectChanges,
    output: Project,
  },
  shareProject: { method: 'POST', path: '/api/projects/:id/share', output: Share },
  getShare: { method: 'GET', path: '/api/projects/:id/share', output: Share },
  changeShare: {
    method: 'PATCH',
    path: '/api/projects/:id/share',
    body: ShareChanges,
    output: Share,
  },
  endShare: { method: 'DELETE', path: '/api/projects/:id/share', output: Nothing },
  report: { method: 'POST', path: '/api/reports', body: NewReport, output: ReceivedReport },
  object: {
    method: 'POST',
    path: '/api/projects/:id/objection',
    body: Objection,
    output: Project,
  },
  sharedRecipe: { method: 'GET', path: '/api/shared/:id', output: SharedRecipe },
  listSeries: {
    method: 'GET',
    path: '/api/series',
    query: SeriesQuery,
    output: z.array(Series),
  },
  getSeries: { method: 'GET', path: '/api/series/:id', output: Series },
  createSeries: { method: 'POST', path: '/api/series', body: NewSeries, output: Series },
  changeSeries: {
    method: 'PATCH',
    path: '/api/series/:id',
    body: SeriesChanges,
    output: Series,
  },
  addToSeries: {
    method: 'POST',
    path: '/api/series/:id/items',
    body: MoreOfSeries,
    output: Series,
  },
  cancelSeries: { method: 'POST', path: '/api/series/:id/cancel', output: Series },
  deleteSeries: { method: 'DELETE', path: '/api/series/:id', output: Nothing },
  listPlans: { method: 'GET', path: '/api/plans', output: z.array(PlanOffer) },
  listReceipts: { method: 'GET', path: '/api/receipts', output: z.array(Receipt) },
  unpaidInvoice: { method: 'GET', path: '/api/unpaid-invoice', output: UnpaidInvoice },
  renewal: { method: 'GET', path: '/api/renewal', output: Renewal },
  createCreditPayment: {
    method: 'POST',
    path: '/api/create-credit-payment',
    body: NewCreditPayment,
    output: CreditPayment,
  },
  completeCreditPurchase: {
    method: 'POST',
    path: '/api/complete-credit-purchase',
    body: PaidCreditPayment,
    output: CreditPurchase,
  },
  createSubscription: {
    method: 'POST',
    path: '/api/create-subscription',
    body: NewSubscription,
    output: SubscriptionResponse,
  },
  completeSubscription: {
    method: 'POST',
    path: '/api/complete-subscription',
    body: ConfirmedSetup,
    output: StartedSubscription,
  },
  cancelSubscription: {
    method: 'POST',
    path: '/api/cancel-subscription',
    output: CancelledSubscription,
  },
  syncSubscription: { method: 'POST', path: '/api/sync-subscription', output: SyncedSubscription },
  createSupportTicket: {
    method: 'POST',
    path: '/api/support-tickets',
    body: NewSupportTicket,
    output: SupportTicket,
  },
  reportFault: { method: 'POST', path: '/api/page-faults', body: PageFault, output: Nothing },
  /** Takes a form with a file in place of JSON. */
  verify: { method: 'POST', path: '/api/verify', output: Verification },
  deleteProject: {
    method: 'DELETE',
    path: '/api/projects/:id',
    query: DeletionQuery,
    output: Nothing,
  },
} as const satisfies Record<string, Endpoint>;
