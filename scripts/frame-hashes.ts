import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { samples } from '@shortcake/studio/frame-hashes';

// `npm run frame-hashes -- FILE`: writes hashes of frames, sound and casts of some 250 films that between
// them show all that the studio can draw. To be run before and after a change that nobody may see,
// on the same machine (another processor may round otherwise), and compared with diff. Takes five
// minutes on two cores. With parts of labels behind the file's name, only of those films.

const [file, ...names] = process.argv.slice(2);
if (!file) throw new Error('Name the file to write: npm run frame-hashes -- FILE');
const chosen = samples().filter(
  ({ label }) => !names.length || names.some((name) => label.includes(name)),
);
const lines = new Map<number, string[]>();
const waiting = [...chosen.entries()];
const url = new URL(import.meta.resolve('@shortcake/studio/frame-hashes-worker'));

async function work() {
  const worker = new Worker(url);
  const failed = new Promise<never>((_, reject) => worker.once('error', reject));
  try {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, sample] = next;
      const hashed = new Promise<string[]>((resolve) => worker.once('message', resolve));
      worker.postMessage(sample);
      lines.set(index, await Promise.race([hashed, failed]));
    }
  } finally {
    await worker.terminate();
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
const sorted = [...lines].sort(([a], [b]) => a - b).flatMap(([, hashes]) => hashes);
await writeFile(file, `${sorted.join('\n')}\n`);
console.log(`${file}: ${sorted.length} hashes of ${chosen.length} films`);
