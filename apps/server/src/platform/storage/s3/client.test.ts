import { expect, test } from 'vitest';
import { createS3Client } from './client.ts';

test.each([
  ['https://s3.eu-west-1.amazonaws.com', 'videos', 'https://videos.s3.eu-west-1.amazonaws.com'],
  [
    'https://s3.us-east-1.amazonaws.com',
    'my.videos',
    'https://s3.us-east-1.amazonaws.com/my.videos',
  ],
  ['http://127.0.0.1:9000', 'videos', 'http://127.0.0.1:9000/videos'],
  ['https://storage.example/v1/s3', 'videos', 'https://storage.example/v1/s3/videos'],
])('at %s the bucket %s is %s', async (endpoint, bucket, address) => {
  const keys = { accessKeyId: 'id', secretAccessKey: 'secret', region: 'any' };
  const client = createS3Client({ endpoint, bucket, ...keys });
  const url = await client.getPresignedUrl('GET', 'a/video.mp4');
  expect(url.split('?')[0]).toBe(`${address}/a/video.mp4`);
});
