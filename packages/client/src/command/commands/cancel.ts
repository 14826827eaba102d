import { ShortcakeError } from '../../error.ts';
import { onlyId, read } from '../read.ts';
import type { Command } from './command.ts';

/**
 * Cancels a video that is under way, where its credit comes back. One that has ended is left as it is:
 * also one that ends while this asks, since nothing comes back of it.
 */
export const cancel: Command = async (words, { shortcake, signal }) => {
  const id = onlyId(read(words, {}).positionals);
  const { status } = await shortcake.videos.get(id, { signal });
  if (status === 'completed' || status === 'failed') {
    throw new ShortcakeError('ENDED', `Video ${id} has ended already, so that it stays.`);
  }
  await shortcake.videos.delete(id, { refund: 'required' });
  return { json: { id, cancelled: true }, lines: [`Cancelled ${id}. Its credit came back.`] };
};
