import type { PageFault } from '@shortcake/contract/page-fault';
import { MOST_PLACES } from '@shortcake/contract/page-fault-limits';
import { routes } from './endpoints.ts';

/** A page that fails at every frame tells of it as often as it helps. */
const MOST_REPORTS = 5;
const reported = new Set<string>();

/** Tells the operator of a fault in our code: what and where, and nothing of what people see or typed. */
export function reportFault(error: unknown): void {
  const fault = faultOf(error);
  // A browser's extension, or the browser itself: nothing of ours stood in the way.
  if (fault.places.length === 0) return;
  const body = JSON.stringify(fault);
  if (reported.has(body) || reported.size >= MOST_REPORTS) return;
  reported.add(body);
  const { method, path } = routes.reportFault;
  const headers = { 'content-type': 'application/json' };
  // One that cannot be told is let go: the page has trouble enough.
  fetch(path, { method, headers, body, keepalive: true }).catch(() => {});
}

/** What may be told of an error: its name, and the places of its stack that are in our files. */
export function faultOf(error: unknown): PageFault {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: '' };
  const places = [...(stack ?? '').matchAll(/\/assets\/([\w-]+\.js:\d+:\d+)/g)];
  return {
    kind: /^[A-Za-z]{1,60}$/.test(name) ? name : 'Error',
    places: places.slice(0, MOST_PLACES).map(([, place]) => place as string),
  };
}
