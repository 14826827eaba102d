import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect } from 'vitest';
import { freePort, ownEnvironment } from '../test/product.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const ADMIN = fileURLToPath(new URL('./admin.ts', import.meta.url));
export const PORT = await freePort();
export const PRODUCT_URL = `http://localhost:${PORT}`;

/** A data directory and a port, and the product that a file's tests start on them, one after the other. */
export async function openPlace() {
  const directory = await mkdtemp(join(tmpdir(), 'test-main-'));
  afterAll(() => rm(directory, { recursive: true }));
  const environment = { ...ownEnvironment(directory), PORT: String(PORT) };

  const launched = new Set<ChildProcess>();
  afterEach(async () => {
    for (const child of launched) {
      if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGTERM');
    }
    launched.clear();
  });

  function launch(
    command = process.execPath,
    words = [MAIN],
    variables: NodeJS.ProcessEnv = {},
  ): ChildProcess {
    const child = spawn(command, words, {
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
      env: { ...environment, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    launched.add(child);
    return child;
  }

  return {
    directory,
    launch,
    /** Lets what was launched live on when a test ends, until the file's last has. */
    keep(child: ChildProcess): void {
      launched.delete(child);
      afterAll(async () => {
        if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGTERM');
      });
    },
    /** Starts the product and waits for its line. */
    async start(product: ChildProcess = launch()): Promise<ChildProcess> {
      let said = '';
      for await (const chunk of product.stdout as AsyncIterable<Buffer>) {
        said += chunk;
        if (said.includes(`Shortcake is ready at ${PRODUCT_URL}\n`)) break;
      }
      expect(said).toContain('Shortcake is ready');
      return product;
    },
    /** The number of PostgreSQL's first process. */
    postmaster: async () =>
      Number((await readFile(join(directory, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]),
    admin: (...words: string[]) =>
      execFileSync(process.execPath, [ADMIN, ...words], { env: environment, encoding: 'utf8' }),
    /** Expects a start with a variable that leads nowhere to end with a line that names it. */
    async expectToldInOneLine(name: string, value: string): Promise<void> {
      const product = launch(process.execPath, [MAIN], { [name]: value });
      const complaint = await text(product.stderr!);
      expect(complaint).toContain(name);
      expect(complaint.trim().split('\n')).toHaveLength(1);
      expect(product.exitCode ?? (await once(product, 'exit'))[0]).toBe(1);
    },
    /**
     * Has a product meet a fault that nobody catches, which it must end by with 1; answers its log.
     * `isReady` is called before.
     */
    async logOfFault(
      fault: string,
      { variables, isReady }: { variables?: NodeJS.ProcessEnv; isReady?: () => Promise<void> } = {},
    ): Promise<string> {
      const product = launch(process.execPath, faulty(fault), variables);
      let said = '';
      product.stdout!.on('data', (chunk) => {
        said += chunk;
      });
      await expect.poll(() => said).toContain('is ready');
      await isReady?.();
      expect(await end(product, 'SIGUSR2')).toBe(1);
      return said;
    },
  };
}

/** Sends a signal and waits for the end; answers the exit code, null after a kill. */
export async function end(product: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(product, 'exit');
  product.kill(signal);
  const [code] = await exited;
  return code as number | null;
}

/** Node's words for a product that throws where nobody catches when it is sent a signal. */
const faulty = (fault: string) => [
  '--import',
  `data:text/javascript,process.on('SIGUSR2',()=>{${fault}})`,
  MAIN,
];

/** Expects a log to tell of the error first, with its stack. */
export function expectFatal(log: string): void {
  const fatal = log.split('\n').filter((line) => line.includes('"level":60'));
  expect(JSON.parse(fatal[0]!).err).toMatchObject({
    message: 'unforeseen',
    stack: expect.stringContaining('TypeError: unforeseen\n    at'),
  });
}
