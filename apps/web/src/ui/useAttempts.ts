import { type FormEvent, useEffect, useRef, useState } from 'react';

/**
 * A form tells what is wrong from the first attempt to send it; each further attempt leads to the first
 * fault again.
 */
export function useAttempts() {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts === 0) return;
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    fault?.focus({ preventScroll: true });
    // With its label, which stands above.
    fault?.scrollIntoView({ block: 'center' });
  }, [attempts]);
  return {
    form,
    tellsFaults: attempts > 0,
    /** What to do with a submit: `send` it when nothing is wrong. */
    attempt(event: FormEvent, isReady: boolean, send: () => void) {
      event.preventDefault();
      setAttempts(isReady ? 0 : attempts + 1);
      if (isReady) send();
    },
  };
}
