import { parseArgs } from 'node:util';
import { findFfmpeg } from '../apps/server/src/platform/ffmpeg.ts';
import { measureAlerts } from './alerts.ts';
import { measureAttacks } from './attacks/attacks.ts';
import { measureEngines } from './engines.ts';
import type { Figure } from './figure.ts';
import { measureFingerprints } from './fingerprints.ts';
import { measureHistory } from './history/history.ts';
import { measureInFlight } from './in-flight.ts';
import { measureLanes } from './lanes.ts';
import { measureLinkTokens } from './link-tokens.ts';
import { measureMetrics } from './metrics.ts';
import { measurePeers } from './peers/peers.ts';
import { measurePlayers } from './players/players.ts';
import { measureProduct } from './product.ts';
import { measureQueue } from './queue.ts';
import { measureRenders } from './renders.ts';
import { Report } from './report.ts';
import { openFiles, REPORT_OPTIONS, writeFiles } from './report-files.ts';
import { measureAsk } from './series/ask.ts';
import { measureBoard, measureBoardsProcessor } from './series/board.ts';
import { signedIn } from './series/signed-in.ts';
import { measureCsv, measureTyping, measureTypingsProcessor } from './series/table.ts';
import { measureZip } from './series/zip.ts';
import { measureSigning } from './signing.ts';
import { measureSummary } from './summary.ts';
import { measureWebhooks } from './webhooks.ts';
import { measureWords } from './words.ts';

// `npm run bench`: what the product promises in figures, measured in one run; or, by their names,
// parts of it: `npm run bench -- history`. Exit code 1 where something that must hold does not, or a
// part fails. Times are judged with `--quiet-machine` alone.

type Measure = () => Promise<Figure[]>;
const PARTS: Record<string, Measure | Measure[]> = {
  product: measureProduct,
  engines: measureEngines,
  'in-flight': measureInFlight,
  attacks: measureAttacks,
  metrics: measureMetrics,
  alerts: measureAlerts,
  webhooks: measureWebhooks,
  queue: measureQueue,
  history: measureHistory,
  summary: measureSummary,
  series: [measureAsk, measureZip],
  board: () => signedIn(measureBoard, measureBoardsProcessor),
  table: () => signedIn(measureCsv, measureTyping, measureTypingsProcessor),
  peers: measurePeers,
  players: measurePlayers,
  'link-tokens': measureLinkTokens,
  lanes: () => measureLanes(findFfmpeg(process.env.FFMPEG_PATH)),
  words: () => measureWords(findFfmpeg(process.env.FFMPEG_PATH)),
  signing: () => measureSigning(findFfmpeg(process.env.FFMPEG_PATH)),
  fingerprints: () => measureFingerprints(findFfmpeg(process.env.FFMPEG_PATH)),
  renders: () => measureRenders(findFfmpeg(process.env.FFMPEG_PATH)),
};

const { names, options } = readWords(process.argv.slice(2));
await openFiles(options);
const report = new Report({ isQuiet: options['quiet-machine'] });
// Thrown where nobody waits for it: what was measured by then is told.
process.once('uncaughtException', (error) => {
  report.fail('the run', error);
  process.exit(report.end());
});
for (const [name, measures] of Object.entries(PARTS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  for (const measure of [measures].flat()) {
    await report.measure(name, async () => report.add(name, await measure()));
  }
}
await writeFiles(report, options);
// What a part left open when it failed keeps nobody waiting.
process.exit(report.end());

/** Reads the command line; ends with what would be right where it is wrong. */
function readWords(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: REPORT_OPTIONS,
    });
    const unknown = positionals.filter((name) => !(name in PARTS));
    if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}.`);
    const { json, markdown } = values;
    return { names: positionals, options: { ...values, json, markdown } };
  } catch (error) {
    console.error(`${(error as Error).message}
npm run bench -- [PART ...] [--quiet-machine] [--json FILE] [--markdown FILE]
parts: ${Object.keys(PARTS).join(', ')}`);
    process.exit(2);
  }
}
