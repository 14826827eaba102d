import { run } from './built.ts';

// `npm start`: runs serve.ts.

await run('serve');
