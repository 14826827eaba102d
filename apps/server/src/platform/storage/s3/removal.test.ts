import { afterAll, expect, test } from 'vitest';
import { startFakeS3 } from '../../../../test/fake-s3.ts';
import { StorageError } from '../storage.ts';
import { openBucket, type S3Bucket } from './bucket.ts';
import { createRemoval } from './removal.ts';

const oneByOne = await startFakeS3({ takesMany: false });
afterAll(oneByOne.stop);

/** A removal by a service that gives this answer to whatever it is asked to remove. */
const answering = (answer: string) =>
  createRemoval({ post: async () => answer } as unknown as S3Bucket);

const KEY = `it's "5" & <6>/é.mp4`;
const refused = (key: string) =>
  `<DeleteResult xmlns="x"><Error><Key>${key}</Key><Code>AccessDenied</Code></Error></DeleteResult>`;

test.each([
  ['by name', 'it&apos;s &quot;5&quot; &amp; &lt;6&gt;/é.mp4'],
  ['by number', 'it&#39;s &#34;5&#34; &#38; &#60;6&#62;/&#233;.mp4'],
  ['by number in hex', 'it&#x27;s &#x22;5&#x22; &#x26; &#x3C;6&#x3e;/&#xE9;.mp4'],
])('a key that was refused is read, whichever way it is escaped: %s', async (_way, key) => {
  expect(await answering(refused(key))([KEY])).toEqual([{ key: KEY, reason: 'AccessDenied' }]);
});

test('what looks escaped twice is unescaped once', async () => {
  expect(await answering(refused('a&amp;lt;b'))(['a&lt;b'])).toMatchObject([{ key: 'a&lt;b' }]);
});

test.each([
  '<?xml version="1.0"?>\n<DeleteResult xmlns="x"/>',
  '<DeleteResult></DeleteResult>',
  '<DeleteResult><Error><Key>a</Key><Code>NoSuchKey</Code></Error></DeleteResult>',
])('all went: %s', async (answer) => {
  expect(await answering(answer)(['a'])).toEqual([]);
});

test.each(['', '<html>hello</html>', '<DeleteResult xmlns="x"><Error><Key>a</K'])(
  'an answer that tells nothing, or half, is none: %j',
  async (answer) => {
    await expect(answering(answer)(['a'])).rejects.toThrow(StorageError);
  },
);

test('files are not taken for removed where the bucket is not there', async () => {
  const elsewhere = createRemoval(openBucket({ ...oneByOne.place, bucket: 'vidoes' }));
  // The first call asks for many, and finds no bucket; then as a service that takes but one a call.
  await expect(elsewhere(['a/video.mp4'])).rejects.toThrow('404 NoSuchBucket');
  const eachAlone = createRemoval({
    ...openBucket({ ...oneByOne.place, bucket: 'vidoes' }),
    post: async () => null,
  });
  expect(await eachAlone(['a/video.mp4'])).toEqual([
    { key: 'a/video.mp4', reason: expect.stringContaining('404 NoSuchBucket') },
  ]);
});
