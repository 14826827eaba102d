import { browserView, checkClientSecret } from './stripe/browser-view.ts';
import { documentPage } from './stripe/documents.ts';
import { invalidRequest, StripeError } from './stripe/error.ts';
import { type Form, parseForm } from './stripe/form.ts';
import { invoicePagePayment } from './stripe/invoice-page-payment.ts';
import { newId } from './stripe/new-id.ts';
import { finding, parseParams } from './stripe/params.ts';
import { expandFromStore, listPage, retrieveObject } from './stripe/reads.ts';
import { findRoute } from './stripe/router.ts';
import type { Route } from './stripe/routes/route.ts';
import type { Answer, StripeStore } from './stripe/store.ts';
import { secretKeyRequired, whoCalls } from './stripe/who-calls.ts';
import { runWork } from './stripe/work.ts';

export type StripeSandboxOptions = {
  store: StripeStore;
  /** Opens the whole API: `Authorization: Bearer <secretKey>`. */
  secretKey: string;
  /** With an intent's client secret: what browsers may do. */
  publishableKey: string;
  /** Stamped on events and answers. */
  apiVersion: string;
  /** Where browsers reach it, as http://localhost:3000/sandbox/stripe. */
  baseUrl: string;
  /** Called after a commit that left events to deliver. */
  onEvents?: () => void;
};

/**
 * Answers in Stripe's place: its API for the keys' holders, invoices (to pay as well) and receipts
 * for whoever has their link. Takes https://api.stripe.com/v1/... as well as <baseUrl>/v1/...
 */
export function createStripeSandbox(
  options: StripeSandboxOptions,
): (request: Request) => Promise<Response> {
  const { store, apiVersion, baseUrl } = options;
  const base = new URL(baseUrl).pathname.replace(/\/$/, '');

  const payInvoice = async (id: string) => {
    const context = { apiVersion, baseUrl, requestId: newId('req'), idempotencyKey: null };
    const call = { route: invoicePagePayment, id, form: {}, caller: 'server', context } as const;
    const { events } = await runWork(store, call);
    if (events > 0) options.onEvents?.();
  };

  return async (request) => {
    const url = new URL(request.url);
    const path = url.pathname.startsWith(`${base}/`)
      ? url.pathname.slice(base.length)
      : url.pathname;
    if (!path.startsWith('/v1/')) {
      return documentPage(store, { method: request.method, path }, payInvoice);
    }

    const requestId = newId('req');
    const idempotencyKey = request.headers.get('idempotency-key');
    const headers: Record<string, string> = {
      'cache-control': 'no-store',
      'request-id': requestId,
      'stripe-version': apiVersion,
      ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
    };
    let isBrowser = true;
    const respond = ({ status, body }: Answer) =>
      Response.json(isBrowser ? browserView(body) : body, { status, headers });
    try {
      checkIdempotencyKey(idempotencyKey);
      const form = parseForm(`${url.search.slice(1)}&${await request.text()}`);
      const found = findRoute(request.method, path);
      if (!found) throw unrecognized(request.method, path);
      const { route, id } = found;
      const caller = whoCalls(request, form, options);
      if (caller === 'browser' && !('browser' in route)) throw secretKeyRequired();
      isBrowser = caller === 'browser';
      if (route.does !== 'work') {
        return respond({ status: 200, body: await read(store, route, id, form, caller) });
      }
      // A browser's key could be one that the server will want: it counts for nothing.
      const key = isBrowser ? null : idempotencyKey;
      const context = { apiVersion, baseUrl, requestId, idempotencyKey: key };
      const done = await runWork(store, { route, id, form, caller, context });
      if (done.replayed) headers['idempotent-replayed'] = 'true';
      if (done.events > 0) options.onEvents?.();
      return respond(done.answer);
    } catch (error) {
      if (error instanceof StripeError) {
        return respond({ status: error.status, body: { error: error.body } });
      }
      throw error;
    }
  };
}

async function read(
  store: StripeStore,
  route: Exclude<Route, { does: 'work' }>,
  id: string,
  form: Form,
  caller: 'server' | 'browser',
): Promise<object> {
  if (route.does === 'list') {
    const params = parseParams(route.params, form);
    const { expand = [] } = params as { expand?: string[] };
    return expandFromStore(store, await listPage(store, route, params, id), expand);
  }
  const { expand = [] } = parseParams(finding, form);
  const object = await retrieveObject(store, route, id);
  if (caller === 'server') return expandFromStore(store, object, expand);
  checkClientSecret(object, form);
  return object;
}

function checkIdempotencyKey(key: string | null): void {
  if (key === null || (key !== '' && key.length <= 255)) return;
  throw invalidRequest('An idempotency key has 1 to 255 characters.');
}

function unrecognized(method: string, path: string): StripeError {
  const message = `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
  return new StripeError(404, { type: 'invalid_request_error', message });
}
