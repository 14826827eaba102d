import { videoSizes } from '@shortcake/contract/video';
import { expect, test } from 'vitest';
import { testVideo } from '../../../../test/media.ts';
import { BODY, createVideo, projectWhen } from '../../../../test/worker.ts';
import * as faults from '../../../engines/faults.ts';
import { videoKey } from '../media/keys.ts';
import { readContainer } from '../media/read-container.ts';
import { asksOf, openOutcomes } from './test-outcomes.ts';

// Outcomes of files that are late, cut short, refused, or not what was asked for.

const { EngineError } = faults;
const { web, fake, start, startWorker, outcome, abandonedOf } = await openOutcomes();

test('a file that the engine is still at is waited for, one that is cut short for ever is asked for again', async () => {
  const [first] = await start({});
  const collect = first.collect.bind(first);
  const downloadsOf: number[] = [];
  let downloads = 0;
  first.collect = async (...args) => {
    downloads += 1;
    downloadsOf.push(Number(args[0].data.jobId?.split('-').at(-1)));
    if (downloads <= 2) throw new EngineError(faults.fileNotReady('PROCESSING'));
    if (downloads <= 5) throw new EngineError({ ...faults.noAnswer(''), code: 'DOWNLOAD_CUT' });
    return collect(...args);
  };
  const project = await outcome();
  expect(project.status).toBe('completed');
  expect(await project.asksOf(first)).toEqual(['1', '2']);
  expect(await abandonedOf(project.id)).toMatchObject([{ reason: 'DOWNLOAD_CUT' }]);
  expect(downloads).toBe(6);
  expect(downloadsOf).toEqual([1, 1, 1, 1, 1, 2]);
});

test('a file at an address that must not be asked is not paid for again, but asked of the next engine', async () => {
  const [first, second] = await start({}, {});
  first.collect = async () => {
    throw new EngineError(faults.badOutput('FILE_ADDRESS_REFUSED', '10.0.0.1 is private'));
  };
  const project = await outcome();
  expect(project.status).toBe('completed');
  expect(await project.asksOf(first)).toEqual(['1']);
  expect(await project.asksOf(second!)).toEqual(['2']);
});

test('a place in a line that is over is not shown while the file is fetched', async () => {
  const [first] = await start({
    poll: (poll) => (poll === 1 ? { state: 'queued', position: 3 } : undefined),
  });
  const collect = first.collect.bind(first);
  const gate = Promise.withResolvers<void>();
  first.collect = async (...args) => {
    await gate.promise;
    return collect(...args);
  };
  const person = await web.person(1);
  const id = await createVideo(person);
  const fetching = await projectWhen(person, id, ({ step }) => step === 'checking');
  expect(fetching.queuePosition).toBeNull();
  gate.resolve();
  await projectWhen(person, id);
});

test('a download that fails for a moment is tried again, and one that is no good asks again', async () => {
  const [first] = await start({});
  const collect = first.collect.bind(first);
  let downloads = 0;
  first.collect = async (...args) => {
    downloads += 1;
    if (downloads === 1) throw new EngineError(faults.noAnswer('the connection was cut'));
    if (downloads === 2) throw new EngineError(faults.badOutput('FILE_TOO_LARGE', 'too large'));
    return collect(...args);
  };
  const project = await outcome();
  expect(project.status).toBe('completed');
  expect(await project.asksOf(first)).toEqual(['1', '2']);
  expect(await abandonedOf(project.id)).toMatchObject([
    { reason: 'FILE_TOO_LARGE', billed: 'yes' },
  ]);
});

test('a file in another shape, with sound that was not wanted, is made what was asked for', async () => {
  const wide = await testVideo({ size: '1280x720' });
  const first = await fake({ video: () => wide });
  await startWorker([first], 'real');
  const person = await web.person(1);
  const templateData = { ...BODY.templateData, aspectRatio: '1:1', generateAudio: false };
  const id = await createVideo(person, { ...BODY, templateData });
  const project = await projectWhen(person, id);
  expect(project.status).toBe('completed');
  expect(await asksOf(first, id)).toEqual(['1']);
  const path = web.storage.pathOf(videoKey(id));
  const { signal } = new AbortController();
  expect(await readContainer(path, { seconds: 8, sound: 'may' }, signal)).toMatchObject({
    facts: { ...videoSizes['1:1'], soundCodec: null },
  });
});
