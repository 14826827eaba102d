import { useSyncExternalStore } from 'react';
import { keepValue, readKept } from '../../lib/kept.ts';
import { sharedValue } from './shared-value.ts';

/** What somebody chose, as far as it differs from what their system asks for; null without a choice. */
type Choice = 'paused' | 'playing' | null;

const KEY = 'previews';
/** Undefined until something is chosen on this page. */
const choice = sharedValue<Choice | undefined>(undefined);

/** Whether previews stand still: by choice, else when the system asks for less motion. */
export function isPaused(chosen: Choice, wantsLessMotion: boolean): boolean {
  return chosen === null ? wantsLessMotion : chosen === 'paused';
}

/** What to keep of a choice: who only returns to what the system asks for follows it again. */
export function choiceOf(paused: boolean, wantsLessMotion: boolean): Choice {
  if (paused === wantsLessMotion) return null;
  return paused ? 'paused' : 'playing';
}

function chosen(): Choice {
  const here = choice.get();
  if (here !== undefined) return here;
  const kept = readKept('localStorage', KEY);
  return kept === 'paused' || kept === 'playing' ? kept : null;
}

const lessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(onChange: () => void): () => void {
  const query = lessMotion();
  query.addEventListener('change', onChange);
  const unsubscribe = choice.subscribe(onChange);
  return () => {
    query.removeEventListener('change', onChange);
    unsubscribe();
  };
}

/** Whether all previews stand still, here and on the next visit. */
export function usePreviewsPaused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPaused(chosen(), lessMotion().matches),
    () => false,
  );
}

/** Remembered on the device. */
export function pausePreviews(paused: boolean): void {
  const next = choiceOf(paused, lessMotion().matches);
  choice.set(next);
  keepValue('localStorage', KEY, next);
}
