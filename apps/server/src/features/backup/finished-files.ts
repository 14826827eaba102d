import { join } from 'node:path';
import type { Contents } from './contents.ts';

/** Where the files of finished projects are in a backup. */
export const VIDEOS = 'videos';

/** Each waits for the disk: with four, a file is read while another is flushed. */
const AT_ONCE = 4;

/** The next ids of finished projects after one; none when there are no more. */
type Pages = (after: string | undefined) => Promise<string[]>;

/** Copies the files of finished projects into a backup. A finished file is never written to again, but as a whole by the command sign. */
export class FinishedFiles {
  readonly #folder: string;
  readonly #placesOf: (projectId: string) => readonly (readonly string[])[];
  readonly #contents: Contents;

  constructor(
    folder: string,
    placesOf: (projectId: string) => readonly (readonly string[])[],
    contents: Contents,
  ) {
    this.#folder = folder;
    this.#placesOf = placesOf;
    this.#contents = contents;
  }

  /**
   * Copies what the backup does not have yet of these projects. Answers the projects, and the keys
   * of which there is no file: their project was deleted meanwhile, or they are lost.
   */
  async copy(
    pages: Pages,
    onCopied: () => void,
  ): Promise<{ projects: Set<string>; missing: Set<string> }> {
    const projects = new Set<string>();
    const missing = new Set<string>();
    for (let page = await pages(undefined); page.length > 0; page = await pages(page.at(-1))) {
      const left = page.values();
      const copySome = async () => {
        for (const id of left) {
          for (const places of this.#placesOf(id)) {
            if (!(await this.#copyFrom(places))) missing.add(places[0] as string);
          }
          projects.add(id);
          onCopied();
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, copySome));
    }
    return { projects, missing };
  }

  /** Drops what was copied of any other project: a video that somebody deleted must be gone. */
  async keepOnly(projects: ReadonlySet<string>): Promise<void> {
    const wanted = new Set([...projects].flatMap((id) => this.#placesOf(id).flat().map(pathOf)));
    for (const path of this.#contents.paths()) {
      if (path.startsWith(`${VIDEOS}/`) && !wanted.has(path)) await this.#contents.remove(path);
    }
  }

  /** Copies a file from the first place where it is. The first is looked at twice: it may have come back. */
  async #copyFrom(places: readonly string[]): Promise<boolean> {
    for (const key of [...places, places[0] as string]) if (await this.#copyFile(key)) return true;
    return false;
  }

  async #copyFile(key: string): Promise<boolean> {
    const path = pathOf(key);
    if (this.#contents.has(path)) return true;
    return this.#contents.copyIfThere(join(this.#folder, key), path);
  }
}

const pathOf = (key: string) => `${VIDEOS}/${key}`;
