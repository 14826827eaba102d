import { afterAll, test } from 'vitest';
import { expectNeitherLostNorLeft, WAYS, web } from './cut-short.suite.ts';

afterAll(web.close);

test.each(WAYS)(
  'a video that is %s is neither lost nor left, wherever a process dies',
  (_name, steps, end) => expectNeitherLostNorLeft(steps, end),
);
