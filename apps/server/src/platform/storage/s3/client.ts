import { S3Client } from '@bradenmacdonald/s3-lite-client';

/** A bucket, and who we are there. */
export type S3Place = {
  bucket: string;
  /** An http or https address. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of temporary keys. */
  sessionToken?: string | undefined;
};

/** A client of one bucket. Throws an Error when the place cannot be one. */
export function createS3Client(place: S3Place): S3Client {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey, sessionToken } = place;
  // Amazon means to give up paths for names; its certificates cover no bucket with dots. Others may
  // have no names for buckets at all.
  const isNamed = /\.amazonaws\.com$/.test(new URL(endpoint).hostname) && !bucket.includes('.');
  return new S3Client({
    bucket,
    endPoint: endpoint,
    region,
    accessKey: accessKeyId,
    secretKey: secretAccessKey,
    ...(sessionToken && { sessionToken }),
    pathStyle: !isNamed,
  });
}
