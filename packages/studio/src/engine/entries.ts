// Where the studio's process and threads begin. Each of these files picks its scene with choose.ts,
// which the engine does not know: the engine only starts them.

export const renderProcess = new URL('../render-process.ts', import.meta.url);
export const drawWorker = new URL('../draw-worker.ts', import.meta.url);
export const stillWorker = new URL('../still-worker.ts', import.meta.url);
export const shipWorker = new URL('../ship-worker.ts', import.meta.url);
