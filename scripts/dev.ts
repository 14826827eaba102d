import { type ChildProcess, spawn } from 'node:child_process';

// `npm run dev`: the product with hot reload. The server starts anew when its files change; Vite
// serves the web app and passes everything else on to the server.

const PAGE_PORT = 5173;
const SERVER_PORT = 3000;

const environment = {
  ...process.env,
  PORT: String(SERVER_PORT),
  PUBLIC_URL: `http://localhost:${PAGE_PORT}`,
};
const children: ChildProcess[] = [
  spawn('node', ['--watch-preserve-output', '--watch', 'apps/server/src/main.ts'], {
    stdio: 'inherit',
    env: environment,
  }),
  spawn(
    'vite',
    ['apps/web', '--port', String(PAGE_PORT), '--strictPort', '--clearScreen', 'false'],
    {
      stdio: 'inherit',
    },
  ),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
