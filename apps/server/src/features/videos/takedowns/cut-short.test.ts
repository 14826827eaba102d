import { afterAll, test } from 'vitest';
import { expectNeitherLostNorLeft, WAYS, web } from './cut-short.suite.ts';

afterAll(web.close);

// Every fifth point at which a process may die; cut-short.deep.test.ts has all.
test.each(WAYS)(
  'a video that is %s is neither lost nor left, where a process dies',
  (_name, steps, end) => expectNeitherLostNorLeft(steps, end, 5),
);
