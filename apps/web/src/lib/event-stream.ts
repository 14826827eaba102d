import type { ChangedEvent, EventKey } from '@shortcake/contract/events';

/**
 * Follows the server's events until the returned function is called. EventSource reconnects by
 * itself after a lost connection, but gives up after an answer that is not 2xx; then polling serves.
 */
export function followChanges(onChanged: (keys: readonly EventKey[]) => void): () => void {
  const source = new EventSource('/api/events', { withCredentials: true });
  source.addEventListener('changed', (event: MessageEvent<string>) => {
    onChanged(keysIn(event.data));
  });
  return () => source.close();
}

export function keysIn(data: string): readonly EventKey[] {
  try {
    const { keys } = JSON.parse(data) as Partial<ChangedEvent>;
    return Array.isArray(keys) ? keys : [];
  } catch {
    return [];
  }
}
