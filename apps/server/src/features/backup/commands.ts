import { parseArgs } from 'node:util';
import { type Command, UsageError } from '../../platform/command.ts';
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
    const manifest = await backUp(installation, readDirectory(args), say);
    const { length } = manifest.missing;
    const lost =
      length > 0 ? [`Files that were not there to copy: ${length}. See check-ledger.`] : [];
    const change = { command: 'backup', account: null };
    return { exitCode: 0, lines: [...lost, `Backed up: ${inShort(manifest)}.`], change };
  },
};

const restoreCommand: Command<BackupCommandContext> = {
  name: 'restore',
  usage: 'DIRECTORY',
  summary: 'puts a backup into an empty database and data directory, with the product stopped',
  async run(args, { installation }) {
    const manifest = await restore(installation, readDirectory(args), say);
    const next = 'Now run reconcile --fix, then check-ledger --files, then start the product.';
    const change = { command: 'restore', account: null };
    return { exitCode: 0, lines: [`Restored: ${inShort(manifest)}.`, next], change };
  },
};

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
