/** No sooner is the same player given another try: a file that cannot be played would go round and round. */
const APART_MS = 60_000;
const lastTries = new WeakMap<HTMLMediaElement, number>();

/**
 * Lets a player that failed on its way go on where it was; false when it failed before it showed
 * anything, or just now. A browser may keep to the address that the video's own led to, which ends
 * within the hour: in a page that is open for longer, it is to ask for a fresh one. (Chromium asks the
 * video's own address by itself when a connection breaks.)
 */
export function loadAnew(video: HTMLMediaElement, now = performance.now()): boolean {
  const hasPlayed = video.readyState > video.HAVE_NOTHING || video.currentTime > 0;
  if (!hasPlayed || now - (lastTries.get(video) ?? -APART_MS) < APART_MS) return false;
  lastTries.set(video, now);
  const { currentTime, paused } = video;
  video.load();
  video.currentTime = currentTime;
  if (!paused) video.play().catch(() => {});
  return true;
}
