import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { templateIds } from '@shortcake/contract/template-ids';
import { behaviorInPrompt } from '@shortcake/sandbox/engines/behavior';
import { fakedEngines, serveFakeEngines } from '../apps/server/test/fake-engines.ts';

// `npm run dev`: the product with hot reload. The server starts anew when its files change; Vite
// serves the web app and passes everything else on to the server. Node's own --watch is no help:
// it ends the server before PostgreSQL has stopped.
//
// `npm run dev -- --fakes fal,google-omni`: with fakes of these engines in place of the studio. They
// answer with a template's preview, and do what a prompt tells them in brackets: see behavior.ts.

const PAGE_PORT = 5173;
const SERVER_PORT = 3000;
const WATCHED = ['apps/server/src', 'apps/server/migrations', 'packages'];
/** An editor writes several files at once. */
const SETTLE_MS = 200;

const { values } = parseArgs({ options: { fakes: { type: 'string', default: '' } } });
const engines = values.fakes.split(',').flatMap((name) => {
  const engine = fakedEngines.find((faked) => faked === name);
  if (name !== '' && !engine) throw new Error(`--fakes takes ${fakedEngines.join(', ')}`);
  return engine ?? [];
});
const fakes = await serveFakeEngines(engines, {
  // A minute's wait in ten seconds: enough to see every step.
  script: () => (ask) => ({ seconds: 10, ...behaviorInPrompt(ask) }),
  video: async ({ prompt }) => {
    const template = templateIds[prompt.length % templateIds.length];
    return readFile(`apps/web/public/previews/${template}.mp4`);
  },
});

const environment = {
  ...process.env,
  ...(engines.length > 0 ? fakes.variables : {}),
  PORT: String(SERVER_PORT),
  PUBLIC_URL: `http://localhost:${PAGE_PORT}`,
};
const startServer = () =>
  spawn('node', ['apps/server/src/main.ts'], { stdio: 'inherit', env: environment });
const startVite = () =>
  spawn('vite', ['apps/web', '--port', String(PAGE_PORT), '--strictPort'], { stdio: 'inherit' });

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

let server = startServer();
const vite = startVite();

let settling: NodeJS.Timeout | undefined;
for (const folder of WATCHED) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(settling);
    settling = setTimeout(async () => {
      await end(server);
      server = startServer();
    }, SETTLE_MS);
  });
}

let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  clearTimeout(settling);
  await Promise.all([end(server), end(vite), fakes.stop()]);
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
