import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { startFakeS3 } from '../../apps/server/test/fake-s3.ts';

// A bucket in a process of its own: says where it is, then holds a file of so many bytes under each key
// that it is told.

process.once('disconnect', () => process.exit());
const s3 = await startFakeS3();
process.send?.(s3.place);
const [{ keys, bytes }] = (await once(process, 'message')) as [{ keys: string[]; bytes: number }];
const file = randomBytes(bytes);
for (const key of keys) {
  s3.objects.set(key, {
    ...{ bytes: file, contentType: 'video/mp4', cacheControl: undefined },
    lastModified: new Date(),
  });
}
process.send?.('filled');
