import { setImmediate } from 'node:timers/promises';
import type { NewProject } from '@shortcake/contract/project';
import { PromptsRefusedError } from '../videos/errors.ts';
import type { Moderate } from '../videos/moderation/moderator.ts';

/** An endpoint elsewhere answers after some 0.3 s: a hundred prompts take it four seconds so. */
const LOOKS_AT_ONCE = 8;

/**
 * Has every prompt looked at before anything is taken, the same words once. Throws PromptsRefusedError,
 * which names all items that are refused; ModerationAwayError.
 */
export async function moderateItems(
  moderate: Moderate,
  items: readonly Pick<NewProject, 'prompt'>[],
): Promise<void> {
  const prompts = [...new Set(items.map(({ prompt }) => prompt))];
  const reasons = new Map<string, string | null>();
  const left = prompts.values();
  const look = async () => {
    for (const prompt of left) {
      reasons.set(prompt, await moderate(prompt));
      // The list of words needs up to 10 ms for a prompt that is made for it: others come in between.
      await setImmediate();
    }
  };
  await Promise.all(Array.from({ length: LOOKS_AT_ONCE }, look));
  const refused = items.flatMap(({ prompt }, item) => {
    const reason = reasons.get(prompt);
    return typeof reason === 'string' ? [{ item, reason }] : [];
  });
  if (refused.length > 0) throw new PromptsRefusedError(refused);
}
