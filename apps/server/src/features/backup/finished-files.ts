import { join } from 'node:path';
import type { Contents } from './contents.ts';
import type { Places } from './installation.ts';

/** Where the files of finished projects are in a backup. */
export const VIDEOS = 'videos';

/** Each waits for the disk: with four, a file is read while another is flushed. */
const AT_ONCE = 4;

/** What the database says of files at some moment. */
export type Said = {
  /** Where those are wanted of videos that were taken down. */
  takedowns: ReadonlyMap<string, 'kept' | 'back' | 'gone'>;
  /** The next ids of finished projects after one; none when there are no more. */
  finishedAfter(after: string | undefined): Promise<string[]>;
};

/** What was found of that: how many finished projects, all paths that the backup needs, and which are missing. */
export type Found = { projects: number; paths: ReadonlySet<string>; missing: ReadonlySet<string> };

/** Copies the files of finished projects into a backup. A finished file is never written to again, but as a whole by the command sign. */
export class FinishedFiles {
  readonly #folder: string;
  readonly #placesOf: (projectId: string) => readonly Places[];
  readonly #contents: Contents;

  constructor(
    folder: string,
    placesOf: (projectId: string) => readonly Places[],
    contents: Contents,
  ) {
    this.#folder = folder;
    this.#placesOf = placesOf;
    this.#contents = contents;
  }

  /**
   * Copies what the backup does not have yet of these projects, and of evidence of deleted ones, to where
   * the database wants it. Missing are keys of which there is no file: their project was deleted
   * meanwhile, or they are lost.
   */
  async copy({ takedowns, finishedAfter }: Said, onCopied: () => void): Promise<Found> {
    const found = { projects: 0, paths: new Set<string>(), missing: new Set<string>() };
    const evidence = new Set(
      [...takedowns].filter(([, wanted]) => wanted === 'kept').map(([id]) => id),
    );
    const copyOf = async (id: string) => {
      const wanted = takedowns.get(id);
      // It was taken down so long ago that there is none any more.
      if (wanted === 'gone') return;
      for (const { shown, apart } of this.#placesOf(id)) {
        const [to, other] = wanted === 'kept' ? [apart, shown] : [shown, apart];
        found.paths.add(pathOf(to));
        if (!(await this.#copyFile(to, other))) found.missing.add(to);
      }
    };
    const copyPage = async (page: readonly string[]) => {
      const left = page.values();
      const copySome = async () => {
        for (const id of left) {
          await copyOf(id);
          onCopied();
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, copySome));
    };
    for (let page = await finishedAfter(undefined); page.length > 0; ) {
      await copyPage(page);
      found.projects += page.length;
      for (const id of page) evidence.delete(id);
      page = await finishedAfter(page.at(-1));
    }
    await copyPage([...evidence]);
    return found;
  }

  /** Drops all other copies: a video that somebody deleted must be gone, and one that was moved is elsewhere. */
  async keepOnly(paths: ReadonlySet<string>): Promise<void> {
    for (const path of this.#contents.paths()) {
      if (path.startsWith(`${VIDEOS}/`) && !paths.has(path)) await this.#contents.remove(path);
    }
  }

  /** Copies a file to where it is wanted, from there or from the other place; it may be on its way either way. */
  async #copyFile(to: string, other: string): Promise<boolean> {
    const path = pathOf(to);
    if (this.#contents.has(path)) return true;
    for (const key of [to, other, to]) {
      if (await this.#contents.copyIfThere(join(this.#folder, key), path)) return true;
    }
    return false;
  }
}

const pathOf = (key: string) => `${VIDEOS}/${key}`;
