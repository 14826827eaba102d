import { useSyncExternalStore } from 'react';
import { keepValue, readKept } from '../../lib/kept.ts';

/**
 * Whether this browser tells of videos that end while nobody looks: `blocked` is asked for and
 * forbidden by the browser, `impossible` cannot be had here at all.
 */
export type Telling = 'impossible' | 'off' | 'on' | 'blocked';

export function tellingOf(isWanted: boolean, permission: NotificationPermission): Telling {
  if (!isWanted || permission === 'default') return 'off';
  return permission === 'granted' ? 'on' : 'blocked';
}

const KEY = 'tell-when-ready';
/** Undefined until it is chosen on this page. */
let chosen: boolean | undefined;
/** Undefined until it was tried. */
let isPossible: boolean | undefined;
const listeners = new Set<() => void>();

export function currentTelling(): Telling {
  isPossible ??= canNotify();
  if (!isPossible) return 'impossible';
  const isWanted = chosen ?? readKept('localStorage', KEY) === true;
  return tellingOf(isWanted, Notification.permission);
}

/** Nothing is shown without a permission; but where there is no such thing for pages, on phones, it throws. */
function canNotify(): boolean {
  if (!window.isSecureContext || !('Notification' in window)) return false;
  if (Notification.permission === 'granted') return true;
  try {
    new Notification('');
    return true;
  } catch {
    return false;
  }
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Follows what is chosen here or in another tab, and what is allowed in the browser's settings. */
function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  listeners.add(onChange);
  window.addEventListener('storage', forgetAndTell, { signal });
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', onChange, { signal }),
    () => {},
  );
  return () => {
    listeners.delete(onChange);
    stop.abort();
  };

  function forgetAndTell(): void {
    chosen = undefined;
    onChange();
  }
}

export const useTelling = (): Telling => useSyncExternalStore(subscribe, currentTelling);

function chooseTelling(isWanted: boolean): void {
  chosen = isWanted;
  keepValue('localStorage', KEY, isWanted || null);
  tellListeners();
}

/** Turns it off, or on: then the browser may ask, so that this belongs into a press of a button. */
export async function toggleTelling(): Promise<void> {
  if (currentTelling() !== 'off') return chooseTelling(false);
  const permission = await Notification.requestPermission();
  chooseTelling(permission !== 'default');
}

type Notice = { id: string; title: string; body: string };

/** Shows a notice of the browser, if it may; the same `id` twice, from whatever tab, stays one notice. */
export function showNotice({ id, title, body }: Notice, onClick: () => void): void {
  if (currentTelling() !== 'on') return;
  try {
    const notice = new Notification(title, { body, tag: id, icon: '/icon-192.png' });
    notice.onclick = () => {
      notice.close();
      window.focus();
      onClick();
    };
  } catch {
    isPossible = false;
    tellListeners();
  }
}
