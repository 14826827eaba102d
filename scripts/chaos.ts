import { parseArgs } from 'node:util';
import { runChaos } from '../apps/server/test/chaos/chaos.ts';

// `npm run chaos [-- --videos N --seed N]`: what `npm test` does with 200 videos, with 2,000.

const { values } = parseArgs({
  options: { videos: { type: 'string', default: '2000' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
console.log(`seed ${seed}`);
const report = await runChaos({
  videos: Number(values.videos),
  seed,
  deadlineSeconds: 300,
  say: console.log,
});
console.log(report);
process.exitCode = report.breaches.length === 0 ? 0 : 1;
