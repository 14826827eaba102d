import type { VideoEngine } from './engine.ts';

/** The configured engines, in the order in which they stand in for one another. */
export type LineUp = {
  readonly all: readonly VideoEngine[];
  readonly first: VideoEngine;
  /** The ids of those that work outside this process. */
  readonly elsewhere: readonly string[];
  /** The engine of this id; undefined when it is not configured (any more). */
  get(id: string): VideoEngine | undefined;
  /** The one that stands in for this one. */
  after(engine: VideoEngine): VideoEngine | undefined;
};

export function lineUp(all: readonly [VideoEngine, ...VideoEngine[]]): LineUp {
  return {
    all,
    first: all[0],
    elsewhere: all.filter(({ manner }) => !manner.inProcess).map(({ id }) => id),
    get: (id) => all.find((engine) => engine.id === id),
    after: (engine) => all[all.indexOf(engine) + 1],
  };
}
