import { code } from './checks/code.ts';
import { inTurn, twoAtATime } from './checks/run-checks.ts';

// `npm test`: every check; what says something of the code without running it comes first, and where
// that fails nothing is run.

const passed =
  (await twoAtATime(code)) &&
  (await inTurn([
    ['schema', 'node', 'scripts/schema.ts', '--verify'],
    ['unit and database', 'vitest', 'run'],
    ['browser', 'playwright', 'test'],
  ]));
process.exitCode = passed ? 0 : 1;
