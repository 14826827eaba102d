import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';

/** The migrations and the database do not fit together; the message names the file. */
export class MigrationError extends StartError {}

export type Migration = {
  name: string;
  text: string;
  sha256: string;
  /** False: its statements run one by one, each on its own. They must bear being run again. */
  isInTransaction: boolean;
  /** The migration that a version must know to run beside this one; null: any version may. */
  needs: string | null;
};

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
const OUTSIDE = /^-- outside a transaction\n/;
const CONTRACTS = /^-- contracts: (\S+)$/m;

/** The files 0001_name.sql, 0002_name.sql, ... of a folder in order. Throws MigrationError. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  for (const [index, name] of names.entries()) {
    if (!FILE_NAME.test(name)) {
      throw new MigrationError(`Migration ${name} must be named like 0001_what_it_does.sql.`);
    }
    const previous = names[index - 1];
    if (previous?.slice(0, 4) === name.slice(0, 4)) {
      throw new MigrationError(`Migrations ${previous} and ${name} have the same number.`);
    }
  }
  const migrations = await Promise.all(
    names.map(async (name) => parse(name, await readFile(join(directory, name), 'utf8'))),
  );
  for (const [index, { name, needs }] of migrations.entries()) {
    if (needs !== null && !names.slice(0, index).includes(needs)) {
      throw new MigrationError(`Migration ${name} contracts ${needs}, which is none before it.`);
    }
  }
  return migrations;
}

function parse(name: string, text: string): Migration {
  return {
    name,
    text,
    sha256: createHash('sha256').update(text).digest('hex'),
    isInTransaction: !OUTSIDE.test(text),
    needs: CONTRACTS.exec(text)?.[1] ?? null,
  };
}
