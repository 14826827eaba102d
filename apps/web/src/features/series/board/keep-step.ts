/** Less than this nobody sees, and a seek for it would be seen. */
const DRIFT_SECONDS = 0.1;

/** Has players show the same moment as the first of them, but for what nobody sees while they play. */
export function keepStep(
  players: readonly Pick<HTMLVideoElement, 'currentTime' | 'paused'>[],
): void {
  const [first, ...others] = players;
  if (!first) return;
  for (const player of others) {
    if (Math.abs(player.currentTime - first.currentTime) > (first.paused ? 0 : DRIFT_SECONDS)) {
      player.currentTime = first.currentTime;
    }
  }
}
