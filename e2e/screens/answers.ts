import type { Page } from '@playwright/test';
import { endpoints } from '@shortcake/contract/endpoints';
import { operatorEndpoints } from '@shortcake/contract/operator/endpoints';

const all = { ...endpoints, ...operatorEndpoints };
type All = typeof all;
type Name = keyof All;
type Answer<N extends Name> = All[N]['output']['_input'];

/** From now on `page` gets this answer to one call of the contract, whatever the server knows. */
export async function answer<N extends Name>(page: Page, name: N, json: Answer<N>): Promise<void> {
  await onEndpoint(page, name, (route) => route.fulfill({ json }));
}

/** One call is refused, with a message for people. */
export async function refuse(
  page: Page,
  name: Name,
  status: number,
  message: string,
  code = 'UNAVAILABLE',
  /** What programs are told beside it. */
  details: object = {},
): Promise<void> {
  const json = { code, message, ...details };
  await onEndpoint(page, name, (route) => route.fulfill({ status, json }));
}

/** One call is never answered. */
export async function stall(page: Page, name: Name): Promise<void> {
  await onEndpoint(page, name, () => {});
}

type Handler = Parameters<typeof onCall>[2];

async function onEndpoint(page: Page, name: Name, handle: Handler): Promise<void> {
  const { method, path } = all[name];
  // Whatever stands for an id, and whatever is asked for behind "?".
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  const isCall = (url: URL) => pattern.test(url.pathname);
  await onCall(page, isCall, (route, request) =>
    request.method() === method ? handle(route, request) : route.fallback(),
  );
}

import { onCall } from '../calls.ts';
