import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { type Facts, openFile, verifyFile, writeFacts } from './files.ts';
import { type Manifest, Facts as WrittenFacts } from './manifest.ts';
import { parsedLines } from './parsed.ts';

const LIST = 'files.jsonl';

/** Names without dots alone: none leads out of the folder. */
const Entry = WrittenFacts.extend({
  path: z.string().regex(/^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/),
});
type Entry = z.infer<typeof Entry>;

/** The files of a backup in the making, by their paths in it. */
export class Contents {
  readonly folder: string;
  /** 0.5 kB a file: a hundred thousand videos with their posters are 100 MB. */
  readonly #entries = new Map<string, Facts>();

  constructor(folder: string) {
    this.folder = folder;
  }

  has(path: string): boolean {
    return this.#entries.has(path);
  }

  paths(): string[] {
    return [...this.#entries.keys()];
  }

  add(path: string, facts: Facts): void {
    this.#entries.set(path, facts);
  }

  /** Copies a file in, as `path`. Answers false when there is none, or none any more. */
  async copyIfThere(from: string, path: string): Promise<boolean> {
    try {
      this.add(path, await writeFacts(join(this.folder, path), () => openFile(from)));
      return true;
    } catch (error) {
      const { code, path: missing } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' && missing === from) return false;
      throw error;
    }
  }

  async remove(path: string): Promise<void> {
    await rm(join(this.folder, path));
    this.#entries.delete(path);
  }

  /** Writes down what the files are. */
  writeList(): Promise<Facts> {
    const lines = function* (entries: Iterable<[string, Facts]>) {
      for (const [path, facts] of entries) yield `${JSON.stringify({ path, ...facts })}\n`;
    };
    const source = () => Readable.from(lines(this.#entries), { objectMode: false });
    return writeFacts(join(this.folder, LIST), source);
  }
}

/** Each file of a backup as it was written, in no order. Throws BackupError for another list. */
export const listOf = (folder: string): AsyncGenerator<Entry> =>
  parsedLines(Entry, join(folder, LIST));

/** Reads every file of a backup. Throws BackupError at the first that is not what it was. */
export async function verifyContents(
  folder: string,
  { list }: Manifest,
  onRead: () => void,
): Promise<void> {
  await verifyFile(join(folder, LIST), list);
  for await (const { path, ...facts } of listOf(folder)) {
    await verifyFile(join(folder, path), facts);
    onRead();
  }
}
