import { downloadName } from '@shortcake/contract/download-name';

type Playable = { title: string; videoUrl: string };

/**
 * Saves a video under its title. It is fetched before it is saved, so that one that is gone, or breaks
 * off, is told and not saved as one. A video that comes from elsewhere no script may read: the browser
 * saves that by itself, once the server has looked whether it is there. Throws when there is nothing to
 * save.
 */
export async function downloadVideo({ title, videoUrl }: Playable): Promise<void> {
  const address = `${videoUrl}?download`;
  // Asked each time: a redirect that the browser has kept says nothing of the file as it is now.
  const answer = await fetch(address, { redirect: 'manual', cache: 'no-cache' });
  // The name comes with the file: browsers heed ours at our own origin alone.
  if (answer.type === 'opaqueredirect') return save(address, '');
  if (!answer.ok) throw new Error(`${answer.status}`);
  const url = URL.createObjectURL(await answer.blob());
  save(url, downloadName(title));
  // Revoked at once, Safari saves nothing.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Saves several videos as one file, which the browser writes to disk while it comes. Whether it can be had
 * is asked before: what comes in its place would be saved as well. Throws when there is nothing to save.
 */
export async function downloadArchive(address: string): Promise<void> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${answer.status}`);
  save(address, '');
}

function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** The most videos that one file of a selection may have, by the server. */
export const MOST_ZIPPED = 100;

export const seriesZip = (id: string): string => `/media/series/${id}.zip`;

/** The finished ones of these videos as one file; the server leaves out the others. */
export const projectsZip = (ids: readonly string[]): string =>
  `/media/projects.zip?ids=${ids.join()}`;
