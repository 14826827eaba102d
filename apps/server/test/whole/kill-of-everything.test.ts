import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { serveFakeEngines } from '../fake-engines.ts';
import { testVideo } from '../media.ts';
import { expectNextStartGoesOn } from './kill-of-everything.suite.ts';
import { payBefore } from './paying.suite.ts';

test('after kill -9 of everything, in the middle of a video and just after payments, the next start goes on by itself', async () => {
  const video = await readFile(await testVideo());
  const held = Promise.withResolvers<void>();
  const engines = await serveFakeEngines(['fal'], {
    script: () => () => ({}),
    video: () => held.promise.then(() => video),
  });
  onTestFinished(engines.stop);
  const kinds = () => engines.journals.fal!.map(({ kind }) => kind);
  await expectNextStartGoesOn({
    variables: engines.variables,
    // Its job is done, and its file is being fetched.
    inTheMiddle: () => expect.poll(kinds).toContain('poll'),
    killed: held.resolve,
    before: payBefore,
  });
  expect(kinds().filter((kind) => kind === 'submit')).toHaveLength(1);
});
