import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { usualPrices } from '../../build/development.ts';

// Each test finds a browser that nobody has used, and leaves it so. What the console says is a fault.

// Ends what hangs, and says what was on the page then.
configure({ asyncUtilTimeout: 60_000 });

const complaints: string[] = [];

beforeEach(() => {
  document.documentElement.dataset.prices = JSON.stringify(usualPrices());
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => {
      complaints.push(said.map(String).join(' '));
    });
  }
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(complaints.splice(0)).toEqual([]);
});
