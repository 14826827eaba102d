import type { ChangedEvent } from '@shortcake/contract/events';

/** Stands in for the stream of the server's events: nothing is told until a test does. */
export class ServerEvents extends EventTarget {
  static readonly #open = new Set<ServerEvents>();

  /** Tells every page that these have changed. */
  static tell(...keys: ChangedEvent['keys']): void {
    const data = JSON.stringify({ keys });
    for (const one of ServerEvents.#open) one.dispatchEvent(new MessageEvent('changed', { data }));
  }

  constructor() {
    super();
    ServerEvents.#open.add(this);
  }

  close(): void {
    ServerEvents.#open.delete(this);
  }
}
