import { parentPort, workerData } from 'node:worker_threads';
import { chooseScene } from './choose.ts';
import type { DrawTask } from './engine/draw.ts';
import type { ShipTask } from './engine/ship.ts';
import type { RecordTask } from './engine/sound/record-to-file.ts';
import type { StillTask } from './engine/still.ts';

// Every thread of the studio begins here. It loads what its task needs, and nothing else.

const task = workerData as DrawTask | RecordTask | StillTask | ShipTask;
const port = parentPort!;
const scene = await chooseScene(task.request);

switch (task.kind) {
  case 'draw':
    await (await import('./engine/draw.ts')).drawFilm(scene, task, port);
    break;
  case 'record':
    await (await import('./engine/sound/record-to-file.ts')).recordToFile(scene, task);
    break;
  case 'still':
    await (await import('./engine/draw-stills.ts')).drawStills(scene, task, port);
    break;
  case 'ship':
    await (await import('./engine/cast-named.ts')).castNamed(scene, task, port);
    break;
}
