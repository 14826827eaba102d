import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor'; execution: 'sync' }) => void;

/**
 * Gives back what frames have left in this thread. A picture read from the canvas (3.7 MB) goes only
 * between turns of the event loop and after a collection. Without this two threads keep 1 GB and
 * reading costs 10.7 ms; with it 180 MB and 0.8 ms.
 */
export async function letGoOfPictures(): Promise<void> {
  await setImmediate();
  collect({ type: 'minor', execution: 'sync' });
}
