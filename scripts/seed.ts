import { readConfig } from '../apps/server/src/config/config.ts';
import { loadEnvironmentFile } from '../apps/server/src/config/environment-file.ts';
import { startAdvice } from '../apps/server/src/platform/start-advice.ts';
import { StartError } from '../apps/server/src/platform/start-error.ts';
import { makePeople } from './seed/make-people.ts';
import { peopleNamed } from './seed/people.ts';
import { whyNotHere } from './seed/refusal.ts';

// `npm run -s seed`: ten people in every state, in the product of the environment and `.env`, whether it
// runs or not. They are made by what browsers, the sandboxes and a worker do. Run again, it makes what
// is missing. Their addresses go to stdout, one a line; all else to stderr.
//
// `npm run -s seed -- starter unpaid`: these alone, seed-starter@example.com and seed-unpaid@example.com.

const ONLY_HERE = 'The seed is for the sandboxes on this machine';

try {
  const people = peopleNamed(process.argv.slice(2));
  loadEnvironmentFile();
  const config = readConfig(process.env);
  const reason = whyNotHere(config);
  if (reason !== undefined) throw new StartError(`${ONLY_HERE}, but ${reason}.`);
  await makePeople(people, config, (email, isNew) => {
    console.error(`${email} ${isNew ? 'is made' : 'is there already'}`);
    console.log(email);
  });
} catch (error) {
  console.error(startAdvice(error) ?? error);
  process.exitCode = 1;
}
