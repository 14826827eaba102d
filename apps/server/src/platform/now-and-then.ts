/** In a terminal somebody is waiting. */
const EVERY_MS = process.stderr.isTTY ? 1000 : 5000;

/** Lets something be said of work that takes long, once in a while; of quick work nothing. */
export function nowAndThen(): (say: () => void) => void {
  let nextAt = performance.now() + EVERY_MS;
  return (say) => {
    if (performance.now() < nextAt) return;
    say();
    nextAt = performance.now() + EVERY_MS;
  };
}
