import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { usualPrices } from '../../build/development.ts';
import { forgetToast } from '../../src/ui/toast.ts';

// Each test finds a browser that nobody has used, and leaves it so. What the console says is a fault.

// Ends what hangs, and says what was on the page then.
configure({ asyncUtilTimeout: 30_000 });

// By this name Testing Library finds the clock that it moves on, where a test has one in its hand.
Object.assign(globalThis, {
  jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
});

const complaints: string[] = [];

/** React's warning of an element that happy-dom does not know: it is in every browser. */
const isOfSearch = (said: unknown[]) =>
  said.length > 1 && /^The tag <%s> is unrecognized/.test(String(said[0])) && said[1] === 'search';

beforeEach(() => {
  document.documentElement.dataset.prices = JSON.stringify(usualPrices());
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => {
      if (!isOfSearch(said)) complaints.push(said.map(String).join(' '));
    });
  }
});

afterEach(() => {
  cleanup();
  forgetToast();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(complaints.splice(0)).toEqual([]);
});
