import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { chooseScene } from '../choose.ts';
import { SAMPLE_RATE } from '../engine/settings.ts';
import type { Sample } from './frame-hashes.ts';
import { shoot } from './test-pictures.ts';

/** Answers each sample with a line for each frame and one for the sound: hash, frame, label. */
parentPort!.on('message', async ({ label, request, frames }: Sample) => {
  const { score } = await chooseScene(request);
  const channels = [new Float32Array(SAMPLE_RATE * 8), new Float32Array(SAMPLE_RATE * 8)] as const;
  score(...channels);
  const sound = createHash('sha256');
  for (const channel of channels) sound.update(channel);
  const shots = await shoot(request, frames);
  parentPort!.postMessage([
    ...shots.map(({ frame, hash }) => `${hash.slice(0, 16)} ${frame} ${label}`),
    `${sound.digest('hex').slice(0, 16)} sound ${label}`,
  ]);
});
