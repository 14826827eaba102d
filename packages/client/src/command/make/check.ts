import type { NewVideo } from '../../api/types.ts';
import { ShortcakeError } from '../../error.ts';
import type { Shortcake } from '../../shortcake.ts';
import { UsageError } from '../errors.ts';

/**
 * Holds what is asked for against the templates. A key that may only generate cannot read them: then the
 * API checks, but nothing could be waited for, which is said before it costs a credit.
 */
export async function checkAgainst(
  shortcake: Shortcake,
  { templateData }: NewVideo,
  { isWaiting }: { isWaiting: boolean },
): Promise<void> {
  const { templateId, slots = {} } = templateData;
  const templates = await shortcake.templates.list().catch((error) => {
    if (!(error instanceof ShortcakeError) || error.code !== 'SCOPE_MISSING') throw error;
    if (!isWaiting) return null;
    throw new ShortcakeError(
      error.code,
      'This key may not look at videos. Give it the scope `read` in Settings, or add --no-wait.',
      { status: 403 },
    );
  });
  if (templates === null || templateId === 'custom-prompt') return;
  const template = templates.find(({ id }) => id === templateId);
  if (!template) {
    throw new UsageError(
      `There is no template ${templateId}. \`shortcake templates\` lists those that there are.`,
    );
  }
  const known = template.slots.map(({ id, default: text }) => `${id} ("${text}")`);
  for (const id of Object.keys(slots)) {
    if (template.slots.some((slot) => slot.id === id)) continue;
    throw new UsageError(`${templateId} has no slot ${id}. It has: ${known.join(', ')}.`);
  }
}
