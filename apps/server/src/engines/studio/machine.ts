import { availableParallelism, totalmem } from 'node:os';

/** What this process may use, a container's limits included. */
export type Machine = { cores: number; memoryBytes: number };

const MB = 1_000_000;
/** Of the process that has the lanes, with what else runs in its container, as measured. */
const BASE_BYTES = 300 * MB;
/** Of one video at its peak, ffmpeg included, as measured with two threads, and some air. */
const LANE_BYTES = 500 * MB;

/** More draw no faster: by then the encoder is what a film waits for. */
const MOST_THREADS = 4;
/** While one draws, the other's sound, baking or last frames leave a core idle. */
const LEAST_THREADS = 2;

/** Reads what this process may use: its cores, and the smaller of the machine's memory and its own limit. */
export function thisMachine(): Machine {
  // Without a limit it is 0, or more than any machine has.
  const limit = process.constrainedMemory();
  return {
    cores: availableParallelism(),
    memoryBytes: limit > 0 ? Math.min(limit, totalmem()) : totalmem(),
  };
}

/** How many videos a machine draws at once: one for each core, as far as its memory goes. */
export function lanesOn({ cores, memoryBytes }: Machine): number {
  return Math.max(1, Math.min(cores, Math.floor((memoryBytes - BASE_BYTES) / LANE_BYTES)));
}

/**
 * How many threads draw the next video, with so many under way, itself included: more while there are
 * few, so that a single one is soon there. Where memory is what limits the lanes, none has more than the
 * two that a lane's memory was measured with: each further thread takes 90 MB.
 */
export function threadsOn(machine: Machine, underWay: number): number {
  const { cores } = machine;
  const most = lanesOn(machine) < cores ? LEAST_THREADS : MOST_THREADS;
  const share = Math.min(most, Math.floor(cores / underWay));
  return Math.min(cores, Math.max(LEAST_THREADS, share));
}
