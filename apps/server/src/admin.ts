import { run } from './built.ts';

// `npm run -s admin -- COMMAND`: runs operate.ts.

await run('operate');
