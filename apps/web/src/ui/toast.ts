import { useSyncExternalStore } from 'react';

export type ToastMessage = {
  id: number;
  title: string;
  description?: string;
  tone?: 'plain' | 'danger';
  /** Where to see what the message tells of. */
  action?: { label: string; to: string };
};

let current: ToastMessage | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows a message to the person; at most one is on screen, the newest. */
export function toast(message: Omit<ToastMessage, 'id'>): void {
  lastId += 1;
  put({ ...message, id: lastId });
}

/** Takes the message away: for tests, whose pages come one after another in one process. */
export const forgetToast = (): void => put(null);

function put(message: ToastMessage | null): void {
  current = message;
  for (const listener of listeners) listener();
}

export const useToast = (): ToastMessage | null => useSyncExternalStore(subscribe, () => current);
