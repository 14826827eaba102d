import { code } from './checks/code.ts';
import { inTurn } from './checks/run-checks.ts';

// `npm test`: every check, one after another; the first that fails ends it.

const passed = await inTurn([
  ...code,
  ['schema', 'node', 'scripts/schema.ts', '--verify'],
  ['unit and database', 'vitest', 'run'],
  ['browser', 'playwright', 'test'],
]);
process.exitCode = passed ? 0 : 1;
