import { noMore, read } from '../read.ts';
import type { Command } from './command.ts';

/** Lists the templates, with their slots. */
export const templates: Command = async (words, { shortcake }) => {
  noMore(read(words, {}).positionals);
  const all = await shortcake.templates.list();
  const lines = all.flatMap(({ id, title, slots }) => [
    `${id}  ${title}`,
    ...slots.map((slot) => `    --slot ${slot.id}=${JSON.stringify(slot.default)}  ${slot.label}`),
  ]);
  return { json: { templates: all }, lines };
};
