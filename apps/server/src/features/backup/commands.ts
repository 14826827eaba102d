import { parseArgs } from 'node:util';
import { type Command, type Outcome, UsageError } from '../../platform/command.ts';
import { startAdvice } from '../../platform/start-advice.ts';
import { backUp } from './backup.ts';
import type { Installation } from './installation.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';

export type BackupCommandContext = { installation: Installation };

const say = (line: string) => console.error(line);

const backupCommand: Command<BackupCommandContext> = {
  name: 'backup',
  usage: 'DIRECTORY',
  summary: 'writes database, videos and secrets to a new folder, while the product runs',
  async run(args, { installation }) {
    const directory = readDirectory(args);
    return toTheEnd('backup', async () => {
      const manifest = await backUp(installation, directory, say);
      const done = `Backed up: ${inShort(manifest)}.`;
      const { length } = manifest.missing;
      if (length === 0) return { exitCode: 0, lines: [done] };
      const lost = `Files of finished projects that are lost: ${length}, named in its manifest.json. See check-ledger --files.`;
      return { exitCode: 1, lines: [done, lost] };
    });
  },
};

const restoreCommand: Command<BackupCommandContext> = {
  name: 'restore',
  usage: 'DIRECTORY',
  summary: 'puts a backup into an empty database and data directory, with the product stopped',
  async run(args, { installation }) {
    const directory = readDirectory(args);
    return toTheEnd('restore', async () => {
      const manifest = await restore(installation, directory, say);
      return { exitCode: 0, lines: [`Restored: ${inShort(manifest)}.`, NEXT, DRILL] };
    });
  },
};

const NEXT = 'Now run reconcile --fix, then check-ledger --files, then start the product.';
const DRILL =
  'But while the real product is still at work, this one must not have its keys: see the drill in docs/operations.md.';

/** Does the work of a command; what stops it is an outcome as well, for the security log. */
async function toTheEnd(
  command: string,
  work: () => Promise<Omit<Outcome, 'change'>>,
): Promise<Outcome> {
  const outcome = await work().catch((error: unknown) => {
    // Of what nobody foresaw only the stack tells; the rest of a database's error may quote rows.
    const words = startAdvice(error) ?? (error as Error).stack ?? String(error);
    return { exitCode: 1 as const, lines: [words] };
  });
  return { ...outcome, change: { command, account: null } };
}

function readDirectory(args: string[]): string {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true });
  const [directory, ...more] = positionals;
  if (!directory || more.length > 0) throw new UsageError('Give one folder.');
  return directory;
}

function inShort({ takenAt, tables, videos }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files =
    videos.in === 'backup'
      ? `the files of ${videos.projects} finished projects`
      : `a listing of the ${videos.objects} objects in ${videos.bucket}`;
  return `${tables.length} tables with ${rows} rows and ${files}, as of ${takenAt}`;
}

export const backupCommands = [backupCommand, restoreCommand];
