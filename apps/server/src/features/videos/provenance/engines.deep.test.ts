import { afterAll, test } from 'vitest';
import { fakedEngines } from '../../../../test/fake-engines.ts';
import { CASES, expectSigned, web } from './engines.suite.ts';

afterAll(() => web.close());

/**
 * The engine that is tried with all cases, since it makes squares as well; of the others, the cases that say
 * whose a file is. What is done to a file hangs on the file, not on who made it.
 */
const TRIES_ALL = 'openai-videos';
const OF_OTHERS = new Set(['fitting', 'marked-wide']);

test.for(fakedEngines)(
  'videos of %s are signed, whatever was done to them',
  async (id, { skip }) => {
    const cases = CASES.filter(
      ({ delivers, aspectRatio, sound }) =>
        id === TRIES_ALL || (sound && aspectRatio !== '1:1' && OF_OTHERS.has(delivers)),
    );
    await expectSigned(id, cases, skip);
  },
);
