import { describe, expect, test } from 'vitest';
import { videoRequest } from '../test-request.ts';
import { subjects } from './test-adapters.ts';
import { never } from './test-start.ts';

const listing = subjects.filter(({ find }) => find !== undefined);
const others = subjects.filter(({ find }) => find === undefined);

describe.each(listing)('a look-up at $name', ({ start, find }) => {
  test(`finds ${find} of a submit whose answer was lost, and no other`, async () => {
    const { engine, submit } = await start({ submit: 'reset-made' });
    const since = new Date();
    // In this process no answer gets lost.
    await submit().catch(() => undefined);
    const found = await engine.find?.(videoRequest(), since, never);
    expect(found).toHaveLength(find === 'the job' ? 1 : 0);
    for (const handle of found ?? []) {
      expect(await engine.poll(handle, never)).toMatchObject({ state: 'done' });
    }
    const another = videoRequest({ jobId: 'project-2', prompt: 'A wolf' });
    expect(await engine.find?.(another, since, never)).toEqual([]);
  });
});

test.each(others)('$name lists no jobs, and does not claim to', async ({ start }) => {
  expect((await start()).engine.find).toBeUndefined();
});
