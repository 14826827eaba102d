import { useEffect, useEffectEvent } from 'react';

/** Calls once, so long after the component came; never when it went before. */
export function useAfter(milliseconds: number, callback: () => void): void {
  const onTime = useEffectEvent(callback);
  useEffect(() => {
    const timer = setTimeout(() => onTime(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
}
