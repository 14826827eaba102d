import type { EngineHealth } from '@shortcake/contract/operator/engines';
import type { BadgeTone } from '../../ui/Badge.tsx';

/** How an engine is, in a word or two. */
export const healthWords: Record<EngineHealth, { label: string; tone: BadgeTone }> = {
  ok: { label: 'Well', tone: 'leaf' },
  off: { label: 'Off', tone: 'neutral' },
  unknown: { label: 'Not asked lately', tone: 'neutral' },
  down: { label: 'Down', tone: 'berry' },
  'key-refused': { label: 'Key refused', tone: 'berry' },
  'model-gone': { label: 'Model gone', tone: 'berry' },
};

/** "48 s", "2 min 5 s" */
export function secondsInWords(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
