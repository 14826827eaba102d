import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor'; execution: 'sync' }) => void;

/**
 * Frees the pictures that were read from the canvas, 3.7 MB each. Node frees such a picture only
 * between turns of the event loop and after a collection. Without this call two threads keep 1 GB,
 * and reading a picture takes 10.7 ms; with it they keep 180 MB, and reading takes 0.8 ms.
 */
export async function letGoOfPictures(): Promise<void> {
  await setImmediate();
  collect({ type: 'minor', execution: 'sync' });
}
