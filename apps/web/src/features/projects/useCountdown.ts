import { useEffect, useState } from 'react';
import { endAfter } from './time-left.ts';

const TICK_MS = 1000;

/** The seconds left of an estimate by our own clock, so that they go on between one answer and the next. */
export function useCountdown(toldSeconds: number): number {
  const [now, setNow] = useState(Date.now);
  const [end, setEnd] = useState(now + toldSeconds * 1000);

  useEffect(() => {
    setEnd((known) => endAfter(known, toldSeconds, Date.now()));
  }, [toldSeconds]);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);

  return (end - now) / 1000;
}
