import { code } from './checks/code.ts';
import { twoAtATime } from './checks/run-checks.ts';

// `npm run check`: of `npm test` what takes less than a minute, and needs no database and no browser.

const passed = await twoAtATime([['fast tests', 'vitest', 'run', '--project', 'fast'], ...code]);
process.exitCode = passed ? 0 : 1;
