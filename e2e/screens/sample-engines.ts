import type { Alert } from '@shortcake/contract/operator/alerts';
import type { Engine } from '@shortcake/contract/operator/engines';

export const SINCE = '2026-11-25T10:12:00.000Z';

const WELL: Engine[] = [
  {
    id: 'fal',
    model: 'fal-ai/bytedance/seedance/v1.5/pro/text-to-video',
    enabled: true,
    health: 'ok',
    since: null,
    faults: [
      { code: 'FILTERED_PROMPT', count: 4 },
      { code: 'NO_ANSWER', count: 1 },
    ],
    inFlight: 12,
    waiting: 31,
    secondsToVideo: 68,
    costTodayMicroUsd: 36_920_000,
    budget: { spentMicroUsd: 39_520_000, dayMicroUsd: 50_000_000 },
  },
  {
    id: 'google-omni',
    model: 'gemini-omni-1.2-flash',
    enabled: true,
    health: 'ok',
    since: null,
    faults: [],
    inFlight: 2,
    waiting: 0,
    secondsToVideo: 94,
    costTodayMicroUsd: 4_000_000,
    budget: null,
  },
  {
    id: 'studio',
    model: null,
    enabled: true,
    health: 'unknown',
    since: null,
    faults: [],
    inFlight: 0,
    waiting: 0,
    secondsToVideo: null,
    costTodayMicroUsd: 0,
    budget: null,
  },
];

/** Three engines, all of them well but for what is given. */
export const sampleEngines = (changes: Record<string, Partial<Engine>> = {}): Engine[] =>
  WELL.map((engine) => ({ ...engine, ...changes[engine.id] }));

export const keyRefused: Alert = {
  kind: 'key-refused',
  subject: 'fal',
  text: 'fal refuses its key. Put a valid one in its place; until then the next engine is asked.',
  since: SINCE,
};

/** More than are shown at once. */
export const fourAlerts: Alert[] = [
  keyRefused,
  {
    kind: 'queue-old',
    subject: 'queue',
    text: 'A video has waited 13 minutes or longer to be begun: see that workers run, and start more.',
    since: SINCE,
  },
  {
    kind: 'dispute',
    subject: 'dp_1SQ3kz',
    text: 'A payment is disputed (dp_1SQ3kz): answer at Stripe before its time runs out.',
    since: SINCE,
  },
  { kind: 'urgent-ticket', subject: '12', text: 'Support ticket 12 is urgent.', since: SINCE },
];
