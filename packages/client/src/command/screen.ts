export type Terminal = { write(text: string): unknown; isTTY?: boolean; columns?: number };

/** What is told while a command runs, on stderr. */
export type Screen = {
  /** How it stands: on a terminal in one line that is written anew, elsewhere a line for each stage. */
  progress(stage: string, detail?: string): void;
  /** Ends the line of progress. */
  clear(): void;
};

/** `isSilent`: nothing is told. */
export function createScreen(terminal: Terminal, isSilent: boolean): Screen {
  let before = '';
  if (isSilent) return { progress() {}, clear() {} };
  return {
    progress(stage, detail = '') {
      const line = terminal.isTTY ? stage + detail : stage;
      if (line === before) return;
      before = line;
      const width = (terminal.columns ?? 80) - 1;
      terminal.write(terminal.isTTY ? `\r\x1b[2K${line.slice(0, width)}` : `${line}\n`);
    },
    clear() {
      if (terminal.isTTY && before !== '') terminal.write('\r\x1b[2K');
      before = '';
    },
  };
}
