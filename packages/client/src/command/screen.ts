import { visible } from './visible.ts';

type Output = { write(text: string): unknown };
export type Terminal = Output & { isTTY?: boolean; columns?: number };

/** All that a command prints goes through here, and none of it moves the terminal but the line of progress. */
export type Screen = {
  /** What came of it, on stdout. */
  result(lines: readonly string[]): void;
  /** What went wrong, on stderr. */
  problem(message: string): void;
  /** How it stands, on stderr: on a terminal in one line that is written anew, elsewhere a line for each stage. */
  progress(stage: string, detail?: string): void;
  /** Ends the line of progress. */
  clear(): void;
};

/** `isSilent`: no progress is told. */
export function createScreen(stdout: Output, stderr: Terminal, isSilent: boolean): Screen {
  let before = '';
  return {
    result(lines) {
      stdout.write(lines.map((line) => `${visible(line)}\n`).join(''));
    },
    problem(message) {
      stderr.write(`shortcake: ${visible(message)}\n`);
    },
    progress(stage, detail = '') {
      const line = visible(stderr.isTTY ? stage + detail : stage);
      if (isSilent || line === before) return;
      before = line;
      const width = (stderr.columns ?? 80) - 1;
      stderr.write(stderr.isTTY ? `\r\x1b[2K${line.slice(0, width)}` : `${line}\n`);
    },
    clear() {
      if (stderr.isTTY && before !== '') stderr.write('\r\x1b[2K');
      before = '';
    },
  };
}
