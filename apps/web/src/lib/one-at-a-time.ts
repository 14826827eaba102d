/**
 * A function that runs `work`, and runs it once more, afterwards, if it was called meanwhile: a call
 * neither interrupts what is under way nor gets lost.
 */
export function oneAtATime(work: () => Promise<unknown>): () => Promise<void> {
  let isRunning = false;
  let isDue = false;
  return async () => {
    isDue = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isDue) {
        isDue = false;
        await work();
      }
    } finally {
      isRunning = false;
    }
  };
}
