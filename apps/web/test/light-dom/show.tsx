import type { User } from '@shortcake/contract/account';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { BrowserRouter } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { pricesOfPage } from '../../src/lib/prices.ts';
import { createQueryClient } from '../../src/lib/query-client.ts';
import { Toaster } from '../../src/ui/Toaster.tsx';
import { type Answers, StandInApi } from './api.ts';
import { ServerEvents } from './events.ts';
import { answersTo } from './people.ts';

export type Shown = {
  api: StandInApi;
  /** Presses and types. */
  hand: ReturnType<typeof userEvent.setup>;
};

/** The page's own root: dialogs make what lies in it inert. */
const root = () =>
  document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' }));

function begin(answers: Answers): Shown {
  const api = new StandInApi(answers);
  vi.stubGlobal('fetch', api.fetch);
  vi.stubGlobal('EventSource', ServerEvents);
  onTestFinished(() => expect(api.faults).toEqual([]));
  return { api, hand: userEvent.setup({ delay: null }) };
}

/**
 * Shows the whole app at `address` to a person who is signed in, with answers beside the usual ones. In
 * StrictMode, as main.tsx does: each effect runs twice here, and what is asked for once must stay so.
 */
export function showApp(address: string, user: User, answers: Answers = {}): Shown {
  // Another visit is another page.
  cleanup();
  const shown = begin({ ...answersTo(user), ...answers });
  history.replaceState(null, '', address);
  render(
    <StrictMode>
      <BrowserRouter>
        <App signedInHint prices={pricesOfPage().plans} />
      </BrowserRouter>
    </StrictMode>,
    { container: root() },
  );
  return shown;
}

/** Shows one component as it stands, for tests of what it says and does by itself. */
export function show(component: ReactNode, answers: Answers = {}): Shown {
  const shown = begin(answers);
  render(
    <BrowserRouter>
      <QueryClientProvider client={createQueryClient()}>
        {component}
        <Toaster />
      </QueryClientProvider>
    </BrowserRouter>,
    { container: root() },
  );
  return shown;
}

/** Lets the clock go on that a test has in its hand, and the page work off what that begins. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
