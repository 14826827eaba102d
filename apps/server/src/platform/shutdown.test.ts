import { expect, onTestFinished, test } from 'vitest';
import { type Child, startChild } from '../../test/child.ts';

async function start(fault = ''): Promise<Child> {
  const child = startChild('stop-in-order.ts', fault);
  let isOver = false;
  child.ended.then(() => {
    isOver = true;
  });
  onTestFinished(() => {
    if (!isOver) child.signal('SIGKILL');
  });
  await child.line(/^ready/);
  return child;
}

/** Lets it stop; answers what it printed, but for its log. */
async function stopped(child: Child): Promise<string[]> {
  child.signal('SIGUSR1');
  await child.ended;
  return child.lines.filter((line) => !line.startsWith('{'));
}

test('being told to stop again and again, as by Ctrl-C under npm, is no different', async () => {
  const child = await start();
  child.signal('SIGHUP');
  await child.line(/^stopping/);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    child.signal(signal);
    await child.line(new RegExp(`^told ${signal}`));
  }
  const told = ['told SIGHUP', 'told SIGINT', 'told SIGTERM'];
  const said = await stopped(child);
  expect(said.filter((line) => !told.includes(line))).toEqual([
    'ready',
    'stopping',
    'stopped',
    'ended with 0',
  ]);
});

test.each(['an error', 'a rejection', 'one error after another'])(
  '%s that nobody caught is logged, and stops what runs in order',
  async (fault) => {
    const child = await start(fault);
    child.signal('SIGUSR2');
    await child.line(/^stopping/);
    expect(await stopped(child)).toEqual(['ready', 'stopping', 'stopped', 'ended with 1']);
    const fatal = child.lines.filter((line) => line.includes('"level":60'));
    expect(JSON.parse(fatal[0]!).err).toMatchObject({
      message: 'unforeseen',
      stack: expect.stringContaining('TypeError: unforeseen\n    at'),
    });
  },
);
