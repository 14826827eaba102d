import { afterAll, test } from 'vitest';
import { createWeb, expectNoCreditLost } from './changes-at-once.suite.ts';

const web = await createWeb(80);
afterAll(web.close);

test('with thirty videos each, two cancels, an addition, deletions of its videos and of itself, all at once: nobody waits for ever, and no credit is lost', () =>
  expectNoCreditLost(web, { first: 30, added: 20 }));
