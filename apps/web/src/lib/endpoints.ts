import type { endpoints } from '@shortcake/contract/endpoints';

type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

/**
 * Where each endpoint is. The contract's own table carries zod schemas, about 17 kB that a browser
 * does not need: the server already answers through them. The type keeps this copy letter for letter.
 */
export const routes: {
  readonly [Name in EndpointName]: {
    readonly method: Endpoints[Name]['method'];
    readonly path: Endpoints[Name]['path'];
  };
} = {
  config: { method: 'GET', path: '/api/config' },
  currentUser: { method: 'GET', path: '/api/auth/user' },
  listSessions: { method: 'GET', path: '/api/account/sessions' },
  endOtherSessions: { method: 'DELETE', path: '/api/account/sessions' },
  deleteAccount: { method: 'DELETE', path: '/api/account' },
  endSession: { method: 'DELETE', path: '/api/account/sessions/:id' },
  notifications: { method: 'GET', path: '/api/account/notifications' },
  changeNotifications: { method: 'PUT', path: '/api/account/notifications' },
  listKeys: { method: 'GET', path: '/api/keys' },
  createKey: { method: 'POST', path: '/api/keys' },
  changeKey: { method: 'PATCH', path: '/api/keys/:id' },
  revokeKey: { method: 'DELETE', path: '/api/keys/:id' },
  keyUsage: { method: 'GET', path: '/api/keys/usage' },
  listWebhooks: { method: 'GET', path: '/api/webhooks' },
  getWebhook: { method: 'GET', path: '/api/webhooks/:id' },
  createWebhook: { method: 'POST', path: '/api/webhooks' },
  changeWebhook: { method: 'PATCH', path: '/api/webhooks/:id' },
  deleteWebhook: { method: 'DELETE', path: '/api/webhooks/:id' },
  listDeliveries: { method: 'GET', path: '/api/webhooks/:id/deliveries' },
  resendDelivery: { method: 'POST', path: '/api/webhooks/:id/deliveries/:delivery/resend' },
  testWebhook: { method: 'POST', path: '/api/webhooks/:id/test' },
  rotateSecret: { method: 'POST', path: '/api/webhooks/:id/rotate-secret' },
  overview: { method: 'GET', path: '/api/overview' },
  creditUsage: { method: 'GET', path: '/api/credit-usage' },
  listTransactions: { method: 'GET', path: '/api/transactions' },
  listProjects: { method: 'GET', path: '/api/projects' },
  getProject: { method: 'GET', path: '/api/projects/:id' },
  createProject: { method: 'POST', path: '/api/projects' },
  changeProject: { method: 'PATCH', path: '/api/projects/:id' },
  shareProject: { method: 'POST', path: '/api/projects/:id/share' },
  getShare: { method: 'GET', path: '/api/projects/:id/share' },
  changeShare: { method: 'PATCH', path: '/api/projects/:id/share' },
  endShare: { method: 'DELETE', path: '/api/projects/:id/share' },
  report: { method: 'POST', path: '/api/reports' },
  object: { method: 'POST', path: '/api/projects/:id/objection' },
  sharedRecipe: { method: 'GET', path: '/api/shared/:id' },
  listSeries: { method: 'GET', path: '/api/series' },
  getSeries: { method: 'GET', path: '/api/series/:id' },
  createSeries: { method: 'POST', path: '/api/series' },
  changeSeries: { method: 'PATCH', path: '/api/series/:id' },
  addToSeries: { method: 'POST', path: '/api/series/:id/items' },
  cancelSeries: { method: 'POST', path: '/api/series/:id/cancel' },
  deleteSeries: { method: 'DELETE', path: '/api/series/:id' },
  listPlans: { method: 'GET', path: '/api/plans' },
  listReceipts: { method: 'GET', path: '/api/receipts' },
  unpaidInvoice: { method: 'GET', path: '/api/unpaid-invoice' },
  renewal: { method: 'GET', path: '/api/renewal' },
  createCreditPayment: { method: 'POST', path: '/api/create-credit-payment' },
  completeCreditPurchase: { method: 'POST', path: '/api/complete-credit-purchase' },
  createSubscription: { method: 'POST', path: '/api/create-subscription' },
  completeSubscription: { method: 'POST', path: '/api/complete-subscription' },
  cancelSubscription: { method: 'POST', path: '/api/cancel-subscription' },
  syncSubscription: { method: 'POST', path: '/api/sync-subscription' },
  createSupportTicket: { method: 'POST', path: '/api/support-tickets' },
  reportFault: { method: 'POST', path: '/api/page-faults' },
  verify: { method: 'POST', path: '/api/verify' },
  deleteProject: { method: 'DELETE', path: '/api/projects/:id' },
};
