import { catalogRoutes } from './routes/catalog.ts';
import { chargeRoutes } from './routes/charges.ts';
import { customerRoutes } from './routes/customers.ts';
import { eventRoutes } from './routes/events.ts';
import { invoiceRoutes } from './routes/invoices.ts';
import { paymentIntentRoutes } from './routes/payment-intents.ts';
import { paymentMethodRoutes } from './routes/payment-methods.ts';
import type { Route } from './routes/route.ts';
import { setupIntentRoutes } from './routes/setup-intents.ts';
import { subscriptionRoutes } from './routes/subscriptions.ts';
import { testClockRoutes } from './routes/test-clocks.ts';

const routes = new Map(
  [
    ...catalogRoutes,
    ...chargeRoutes,
    ...customerRoutes,
    ...eventRoutes,
    ...invoiceRoutes,
    ...paymentIntentRoutes,
    ...paymentMethodRoutes,
    ...setupIntentRoutes,
    ...subscriptionRoutes,
    ...testClockRoutes,
  ].map((route) => [`${route.method} ${route.path}`, route]),
);

/** The route of a request with the id in its path, '' where it has none; null when there is no such route. */
export function findRoute(method: string, path: string): { route: Route; id: string } | null {
  const exact = routes.get(`${method} ${path}`);
  if (exact) return { route: exact, id: '' };
  const segments = path.split('/');
  const at = segments[2] === 'test_helpers' ? 4 : 3;
  const id = segments[at];
  if (!id) return null;
  const route = routes.get(`${method} ${segments.with(at, ':id').join('/')}`);
  return route ? { route, id } : null;
}
