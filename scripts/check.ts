import { checkQuickly } from './checks/run-tests.ts';

// `npm run check`: of `npm test` what takes less than a minute, and needs no database and no browser.

process.exitCode = (await checkQuickly()) ? 0 : 1;
