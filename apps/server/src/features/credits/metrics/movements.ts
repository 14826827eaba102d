import type { Happening, Happenings } from '../../../happenings.ts';
import type { Metrics } from '../../../platform/metrics/registry.ts';

type Movement = Extract<Happening, { name: `credits.${string}` }>;

const MOVEMENTS: Record<Movement['name'], string> = {
  'credits.granted': 'granted',
  'credits.held': 'held',
  'credits.captured': 'captured',
  'credits.released': 'released',
  'credits.clawed-back': 'clawed_back',
};

/** Counts the credits that this process moved, as it is told. Answers how to stop. */
export function measureCredits(metrics: Metrics, happenings: Happenings): () => void {
  const credits = metrics.counter({
    name: 'credits_total',
    help: 'Credits that were moved, by how.',
    labelNames: ['movement'],
  });
  for (const movement of Object.values(MOVEMENTS)) credits.inc({ movement }, 0);
  return happenings.listen((told) => {
    if (isMovement(told)) credits.inc({ movement: MOVEMENTS[told.name] }, told.credits);
  });
}

const isMovement = (told: Happening): told is Movement => Object.hasOwn(MOVEMENTS, told.name);
