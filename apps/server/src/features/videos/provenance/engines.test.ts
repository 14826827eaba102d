import { afterAll, test } from 'vitest';
import type { FakedEngine } from '../../../../test/fake-engines.ts';
import { CASES, expectSigned, web } from './engines.suite.ts';

afterAll(() => web.close());

// One video that is left as it came, and one to which all is done; engines.deep.test.ts has every engine,
// shape and sound.
const [AS_IT_CAME, ALL_DONE] = [CASES[0]!, CASES.at(-1)!];
const MARKED = CASES.find(({ delivers }) => delivers === 'marked')!;

test.for<[FakedEngine, (typeof CASES)[number][]]>([
  ['openai-videos', [AS_IT_CAME, ALL_DONE]],
  ['fal', [MARKED]],
])('videos of %s are signed', ([id, cases], { skip }) => expectSigned(id, cases, skip));
