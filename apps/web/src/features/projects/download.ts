/**
 * Has the browser save a video, under the name that the server gives it. Asked first, so that a file that
 * is gone is told and not saved as one; where videos come from elsewhere, what was asked is only
 * whether there is a way to it. Throws when there is none.
 */
export async function downloadVideo(videoUrl: string): Promise<void> {
  const answer = await fetch(videoUrl, { method: 'HEAD', redirect: 'manual' });
  if (!answer.ok && answer.type !== 'opaqueredirect') throw new Error(`${answer.status}`);
  const link = document.createElement('a');
  link.href = `${videoUrl}?download`;
  link.download = '';
  link.click();
}
