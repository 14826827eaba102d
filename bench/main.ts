import { findFfmpeg } from '../apps/server/src/platform/ffmpeg.ts';
import { measureAlerts } from './alerts.ts';
import { measureAttacks } from './attacks/attacks.ts';
import { measureEngines } from './engines.ts';
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
import { type Figure, report } from './report.ts';
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
// parts of it: `npm run bench -- history`.

const PARTS: Record<string, () => Promise<Figure[]>> = {
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
  series: async () => [...(await measureAsk()), ...(await measureZip())],
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

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: choose from ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (names.length === 0 || names.includes(name)) figures.push(...(await measure()));
}
report(figures);
