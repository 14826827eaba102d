import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupError } from './error.ts';
import { parsed } from './parsed.ts';

/** Of the folder as a whole. Another number is another product's: nothing of it is believed. */
export const FORMAT = 1;

export const Facts = z.strictObject({
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const Manifest = z.strictObject({
  format: z.literal(FORMAT),
  /** The version of the product that made it. */
  product: z.string(),
  /** When the snapshot was taken, by the database's clock. */
  takenAt: z.iso.datetime(),
  /** The server's version, and how its rows were written: a file for each table, or one by pg_dump. */
  database: z.strictObject({ version: z.string(), rows: z.enum(['copy', 'pg_dump']) }),
  migrations: z.array(z.strictObject({ name: z.string(), sha256: z.string() })),
  tables: z.array(
    z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: z.int().nonnegative() }),
  ),
  sequences: z.array(z.strictObject({ name: z.string(), last: z.string().nullable() })),
  videos: z.union([
    z.strictObject({ in: z.literal('backup'), projects: z.int() }),
    z.strictObject({ in: z.literal('bucket'), bucket: z.string(), objects: z.int() }),
  ]),
  /** Files that were not there to copy, although their projects are finished and were not deleted. */
  missing: z.array(z.string()),
  /** The list of all other files. */
  list: Facts,
});

/** What a backup says of itself. */
export type Manifest = z.infer<typeof Manifest>;

const NAME = 'manifest.json';
/** As `sha256sum -c` reads it. */
const SUM = 'manifest.sha256';

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const content = `${JSON.stringify(manifest, null, 2)}\n`;
  const options = { flag: 'wx', mode: 0o600, flush: true };
  await writeFile(join(folder, NAME), content, options);
  await writeFile(join(folder, SUM), `${sha256Of(content)}  ${NAME}\n`, options);
}

/** Throws BackupError for a folder that is no backup, is damaged or foreign, or is of an unknown format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const [content, sum] = await Promise.all([contentOf(folder, NAME), contentOf(folder, SUM)]);
  if (sum.split(' ')[0] !== sha256Of(content)) {
    throw new BackupError(`${join(folder, NAME)} is damaged: nothing was restored.`);
  }
  const path = join(folder, NAME);
  const { format } = parsed(z.object({ format: z.int() }), content, path);
  if (format !== FORMAT) {
    throw new BackupError(
      `${folder} is a backup of format ${format}, and this version knows ${FORMAT}: restore it with the version that made it.`,
    );
  }
  return parsed(Manifest, content, path);
}

async function contentOf(folder: string, name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8').catch((cause) => {
    throw new BackupError(`${folder} is no whole backup: ${name} cannot be read (${cause.code}).`, {
      cause,
    });
  });
}

const sha256Of = (content: string) => createHash('sha256').update(content).digest('hex');
