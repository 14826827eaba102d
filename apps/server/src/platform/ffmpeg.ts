import { accessSync, chmodSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { StartError } from './start-error.ts';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The ffmpeg to use: the one configured, else the system's, else the npm package's.
 * Throws StartError when the configured one cannot be run.
 */
export function findFfmpeg(configured: string | undefined): string {
  if (configured !== undefined) {
    if (!isExecutable(configured)) {
      throw new StartError(`FFMPEG_PATH must name a program that can be run, not ${configured}`);
    }
    return configured;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const system = folders.map((folder) => join(folder, 'ffmpeg')).find(isExecutable);
  return system ?? packagedFfmpeg();
}

// Its install script makes it executable; npm can be told not to run install scripts.
function packagedFfmpeg(): string {
  const { path } = createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg') as { path: string };
  if (!isExecutable(path)) chmodSync(path, 0o755);
  return path;
}
