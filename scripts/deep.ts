import { inTurn } from './checks/run-checks.ts';

// `npm run deep`: what `npm test` takes samples of, to its end.

const passed = await inTurn(
  [
    ['orders of events, histories', 'vitest', 'run', 'event-orders', 'ledger-histories'],
    ['kills while a video is signed', 'vitest', 'run', 'videos/job/crash'],
    ['a hundred who leave at once', 'vitest', 'run', 'chaos', '-t', 'delete their accounts'],
    ['first starts', 'vitest', 'run', 'first-starts'],
    ['a pooler that hangs', 'vitest', 'run', 'pooler/silent'],
    ['every template and slot on film', 'vitest', 'run', 'films/films', 'films/slots'],
    ['twenty videos from a line each', 'playwright', 'test', 'e2e/series.story.ts'],
    ['every screen in both looks', 'playwright', 'test', 'all-screens'],
    ['screens with failing queries', 'playwright', 'test', 'error-loops'],
  ],
  { ...process.env, DEEP: '1' },
);
process.exitCode = passed ? 0 : 1;
