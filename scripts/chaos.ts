import { parseArgs } from 'node:util';
import { stormOfSeries } from '../apps/server/test/chaos/series.ts';
import { stormOfSingles } from '../apps/server/test/chaos/singles.ts';
import { shareCompileCache } from './checks/temporary-files.ts';

// `npm run chaos [-- --videos N --seed N]`: what `npm test` does with 30 videos, with 2,000.
// `npm run chaos -- --series 20 [--rows 100]`: the same with series of so many rows, of a person each.

shareCompileCache();

const { values } = parseArgs({
  options: {
    videos: { type: 'string', default: '2000' },
    series: { type: 'string' },
    rows: { type: 'string', default: '100' },
    seed: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const common = { seed, deadlineSeconds: 300, say: console.log };
console.log(`seed ${seed}`);
const report =
  values.series === undefined
    ? await stormOfSingles({ ...common, videos: Number(values.videos) })
    : await stormOfSeries({
        ...{ ...common, series: Number(values.series) },
        rows: Number(values.rows),
      });
console.log(report);
process.exitCode = report.breaches.length === 0 ? 0 : 1;
