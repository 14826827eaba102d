import { vi } from 'vitest';
import { run } from '../src/command/run.ts';
import { KEY } from './fake-api.ts';

/** Runs the command in this process, against an API at `url`; answers what it printed. */
export async function runCommand(
  url: string,
  words: string[],
  { isTerminal = false, signal = new AbortController().signal, key = KEY } = {},
) {
  let [stdout, stderr] = ['', ''];
  vi.stubEnv('SHORTCAKE_URL', url);
  vi.stubEnv('SHORTCAKE_API_KEY', key);
  try {
    const exitCode = await run(words, {
      stdout: { write: (text) => (stdout += text) },
      stderr: { write: (text) => (stderr += text), isTTY: isTerminal, columns: 30 },
      signal,
    });
    return { exitCode, stdout, stderr };
  } finally {
    vi.unstubAllEnvs();
  }
}
