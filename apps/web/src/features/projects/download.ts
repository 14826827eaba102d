import { downloadName } from './download-name.ts';

type Playable = { title: string; videoUrl: string };

/** Fetched before it is saved, so that a file that is gone is told and not saved as one. */
export async function downloadVideo({ title, videoUrl }: Playable): Promise<void> {
  const response = await fetch(videoUrl, { credentials: 'include' });
  if (!response.ok) throw new Error(`${response.status}`);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = downloadName(title);
  link.click();
  // Revoked at once, Safari saves nothing.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
