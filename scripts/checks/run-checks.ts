import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Programs are found where npm looks: in node_modules/.bin. */
export type Check = readonly [name: string, command: string, ...args: string[]];

/** Runs a check, which prints as it goes; false where it failed. */
export async function runCheck([name, command, ...args]: Check): Promise<boolean> {
  console.log(`\n── ${name}`);
  const seconds = stopwatch();
  const [code] = await once(spawn(command, args, { stdio: 'inherit' }), 'close');
  if (code === 0) console.log(`✓ ${name} (${seconds()} s)`);
  else console.error(`\n✗ ${name} failed after ${seconds()} s`);
  return code === 0;
}

/** Runs checks two at a time, all of them; what one printed is shown if it failed. Answers those that did. */
export async function twoAtATime(checks: readonly Check[]): Promise<Check[]> {
  const waiting = [...checks];
  const failed: Check[] = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await runQuietly(check))) failed.push(check);
    }
  };
  await Promise.all([work(), work()]);
  console.log(`\n${checks.length - failed.length} passed, ${failed.length} failed`);
  return failed;
}

async function runQuietly([name, command, ...args]: Check): Promise<boolean> {
  const seconds = stopwatch();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'close');
  if (code === 0) console.log(`✓ ${name} (${seconds()} s)`);
  else console.error(`${(await printed).join('')}\n✗ ${name} failed after ${seconds()} s\n`);
  return code === 0;
}

function stopwatch(): () => string {
  const start = performance.now();
  return () => ((performance.now() - start) / 1000).toFixed(1);
}
