/**
 * Plays, with sound if asked. False when the browser allows no sound before a first tap or key: then
 * it plays on without. Unmuting what plays would make the browser complain and stop it, so it asks
 * as if from a standstill.
 */
export async function playVideo(video: HTMLVideoElement, withSound: boolean): Promise<boolean> {
  if (!withSound) {
    video.muted = true;
    await begin(video);
    return true;
  }
  video.pause();
  video.muted = false;
  if ((await begin(video)) !== 'NotAllowedError') return true;
  video.muted = true;
  await begin(video);
  return false;
}

/** The name of what went wrong, if anything: most often that it was paused meanwhile, which is fine. */
async function begin(video: HTMLVideoElement): Promise<string | undefined> {
  try {
    await video.play();
  } catch (cause) {
    return cause instanceof DOMException ? cause.name : 'Error';
  }
}
