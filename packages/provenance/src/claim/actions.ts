import { DATE_TAG, Tagged } from '../cbor/tagged.ts';
import type { Change, Facts } from './facts.ts';
import { SOURCE_TYPES } from './labels.ts';

const NAMES: Record<Change, { action: string; description: string }> = {
  cropped: { action: 'c2pa.cropped', description: 'Cropped from the middle' },
  transcoded: { action: 'c2pa.transcoded', description: 'Scaled or encoded anew' },
  repackaged: { action: 'c2pa.repackaged', description: 'Written into another file, unchanged' },
  'sound removed': { action: 'c2pa.edited', description: 'Sound removed' },
};

/**
 * What was done, in its order. What came without a manifest was created; of a file that has one, the
 * manifest says that, and it was opened. `opened` refers to it.
 */
export function actionsOf(facts: Facts, opened: unknown): unknown {
  const { source, engine, changes, signedAt } = facts;
  const digitalSourceType = SOURCE_TYPES + source;
  const when = new Tagged(DATE_TAG, signedAt.toISOString().replace(/\.\d+/, ''));
  const first =
    opened === undefined
      ? { action: 'c2pa.created', digitalSourceType, softwareAgent: engine, when }
      : { action: 'c2pa.opened', parameters: { ingredients: [opened] }, when };
  // Something has to carry the source type.
  const done: readonly Change[] =
    opened !== undefined && changes.length === 0 ? ['repackaged'] : changes;
  return {
    actions: [first, ...done.map((change) => ({ ...NAMES[change], digitalSourceType, when }))],
  };
}
