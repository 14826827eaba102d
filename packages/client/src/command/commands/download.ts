import { UsageError } from '../errors.ts';
import { checkOut } from '../out.ts';
import { onlyId, read } from '../read.ts';
import type { Command } from './command.ts';

/** Writes a finished video to a file. */
export const download: Command = async (words, { shortcake, screen, signal }) => {
  const { values, positionals } = read(words, { out: { type: 'string' } });
  const id = onlyId(positionals);
  if (values.out === undefined) throw new UsageError('Say where to: --out FILE.');
  await checkOut(values.out);
  screen.progress('Downloading');
  await shortcake.videos.download(id, values.out, { signal });
  screen.clear();
  return { json: { id, file: values.out }, lines: [values.out] };
};
