import { readConfig } from '../../apps/server/src/config/config.ts';
import { createS3Client } from '../../apps/server/src/platform/storage/s3/client.ts';

// Makes the bucket that S3_BUCKET names, unless it is there. For compose.yaml, whose S3 server begins empty.

const { s3 } = readConfig(process.env);
if (s3 === undefined) {
  console.error('S3_BUCKET must be set: there is no bucket to make');
  process.exit(2);
}
const client = createS3Client(s3);
if (!(await client.bucketExists(s3.bucket))) await client.makeBucket(s3.bucket);
console.log(`The bucket ${s3.bucket} is there`);
