import { inTurn } from './checks/run-checks.ts';

// `npm run deep`: what `npm test` takes samples of, to its end.

const passed = await inTurn(
  [
    ['orders of events, histories', 'vitest', 'run', 'event-orders', 'ledger-histories'],
    ['a crowd while prices change', 'vitest', 'run', 'price-changes'],
    ['kills while a video is signed', 'vitest', 'run', 'videos/job/crash'],
    ['kills over a series', 'vitest', 'run', 'series/crash'],
    ['all storms, a hundred who leave at once', 'vitest', 'run', 'chaos/chaos'],
    ['first starts', 'vitest', 'run', 'first-starts'],
    ['a pooler that hangs', 'vitest', 'run', 'pooler/silent'],
    ['three thousand open streams', 'vitest', 'run', 'event-stream/routes'],
    ['every call of the console by strangers', 'vitest', 'run', 'operator/role'],
    [
      'every film like every other, and files of any bytes',
      'vitest',
      'run',
      'fingerprints',
      'verify',
    ],
    ['the command, with the studio', 'vitest', 'run', 'client/client'],
    ['every template and slot on film', 'vitest', 'run', 'films/films', 'films/slots'],
    [
      'every shape, action, place and sound',
      'vitest',
      'run',
      'engine/render',
      'improvise',
      'record',
    ],
    ['words in every manner and shape', 'vitest', 'run', 'with-words'],
    ['twenty videos from a line each', 'playwright', 'test', 'e2e/series.story.ts'],
    ['a wide silent video', 'playwright', 'test', 'e2e/create.story.ts'],
    ['every screen in both looks', 'playwright', 'test', 'all-screens'],
    ['screens with failing queries', 'playwright', 'test', 'error-loops'],
  ],
  { ...process.env, DEEP: '1' },
);
process.exitCode = passed ? 0 : 1;
