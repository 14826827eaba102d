import type { StudioRequest } from './request.ts';
import { startThread, type Task } from './start-thread.ts';

/** WebP files by the sprites' names. */
export type ShippedFiles = Record<string, Uint8Array>;

/** Which film's sprites to cast, but for those that are there already. */
export type ShipTask = Task<'ship'> & { done: readonly string[] };

/** Casts the sprites of a film that have a name, for the package to carry. Takes up to 20 s. */
export function castForShipping(
  request: StudioRequest,
  done: readonly string[],
): Promise<ShippedFiles> {
  const task: ShipTask = { kind: 'ship', request, done };
  const thread = startThread(task);
  return new Promise((resolve, reject) => {
    thread.on('message', resolve);
    thread.on('error', reject);
  });
}
