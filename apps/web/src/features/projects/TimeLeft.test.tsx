import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TimeLeft } from './TimeLeft.tsx';

test('the time left goes on by itself, however seldom it is told', () => {
  vi.useFakeTimers();
  const { rerender } = render(<TimeLeft seconds={85} />);
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
  screen.getByText('About 1 minute left');
  pass(45);
  screen.getByText('About 40 seconds left');
  pass(60);
  screen.getByText('A few seconds left');
  rerender(<TimeLeft seconds={170} />);
  pass(1);
  expect(screen.getByText(/left$/).textContent).toBe('About 3 minutes left');
});
