import { expect, it } from 'vitest';
import { loadAnew } from './load-anew.ts';

/** A player as a browser leaves it when it has failed. */
function failedPlayer(facts: Partial<HTMLMediaElement>) {
  const done: string[] = [];
  const player = {
    ...{ HAVE_NOTHING: 0, readyState: 4, currentTime: 3.5, paused: false, ...facts },
    load() {
      done.push('load');
      this.currentTime = 0;
    },
    play: async () => void done.push('play'),
  };
  return { done, player: player as typeof player & HTMLMediaElement };
}

it('loads anew and goes on where it was', () => {
  const { player, done } = failedPlayer({});
  expect(loadAnew(player, 0)).toBe(true);
  expect(done).toEqual(['load', 'play']);
  expect(player.currentTime).toBe(3.5);
});

it('leaves what was paused paused', () => {
  const { player, done } = failedPlayer({ paused: true });
  expect(loadAnew(player, 0)).toBe(true);
  expect(done).toEqual(['load']);
});

it('does not try what has never shown anything', () => {
  const { player, done } = failedPlayer({ readyState: 0, currentTime: 0 });
  expect(loadAnew(player, 0)).toBe(false);
  expect(done).toEqual([]);
});

it('does not go round and round with a file that fails, and tries again later', () => {
  const { player } = failedPlayer({});
  const tries = [0, 10, 59_999, 60_000, 60_010].map((now) => loadAnew(player, now));
  expect(tries).toEqual([true, false, false, true, false]);
});
