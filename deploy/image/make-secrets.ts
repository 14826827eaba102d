import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

// Makes the passwords and keys that the services of compose.yaml share, each a file in the folder of who
// needs it; what is there stays. Everybody may read them: who sees which is a question of volumes, since
// each image has a user of its own.
//   node make-secrets.ts FOLDER

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node make-secrets.ts FOLDER');
  process.exit(2);
}

/** Letters and digits alone, so that they fit into an address as they are; 192 bits. */
const random = () => randomBytes(24).toString('hex');

/**
 * The file's content, which is `first` when it is not there yet. Cut short, by a power cut too, it leaves
 * no half a file. An empty one is refused, not made anew: a database may know the password it had.
 */
function kept(name: string, first: string): string {
  const path = join(folder as string, name);
  if (!existsSync(path)) make(path, first);
  const content = readFileSync(path, 'utf8');
  if (content === '') {
    console.error(
      `${path} is empty: put back what it held. Or, where nothing is to be kept, delete all volumes.`,
    );
    process.exit(1);
  }
  return content;
}

function make(path: string, content: string): void {
  const half = `${path}.new`;
  // What was cut short may lie there. Nobody may write to it, root without its capabilities neither.
  rmSync(half, { force: true });
  writeFileSync(half, content, { flag: 'wx', mode: 0o444, flush: true });
  renameSync(half, path);
  const directory = openSync(dirname(path), 'r');
  fsyncSync(directory);
  closeSync(directory);
}

const secret = (name: string) => kept(name, random());

const address = (role: string, password: string) =>
  `postgres://${role}:${password}@database:5432/shortcake`;

secret('database/superuser');
kept('product/database-url', address('shortcake', secret('database/product')));
kept('product/migration-database-url', address('shortcake_owner', secret('database/owner')));
kept('product/s3-access-key-id', secret('storage/access-key-id'));
kept('product/s3-secret-access-key', secret('storage/secret-access-key'));
secret('product/session-secret');
