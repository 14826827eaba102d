// Locks a folder (argument 1), prints "held" or the error's name, and holds on until killed.
import { lockDirectory } from '../../src/platform/db/instance-lock.ts';

try {
  await lockDirectory(process.argv[2]!);
  console.log('held');
  setInterval(() => {}, 1000);
} catch (error) {
  console.log((error as Error).name);
}
