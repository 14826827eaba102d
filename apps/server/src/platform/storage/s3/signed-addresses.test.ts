import { afterEach, describe, expect, test, vi } from 'vitest';
import { type S3Keys, signatureFault } from '../../../../test/s3-signature.ts';
import { createS3Client } from './client.ts';
import { signAddresses } from './signed-addresses.ts';

/** How a browser would ask for an address, and what the server behind it sees. */
const asked = (address: string, method = 'GET', host = new URL(address).host) => {
  const { pathname, search } = new URL(address);
  return { method, url: pathname + search, headers: { host } };
};

describe('the example in Amazon’s documentation of signed queries', () => {
  const keys = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const address =
    'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404';
  const signedAt = Date.parse('2013-05-24T00:00:00Z');

  test('is signed to the letter', async () => {
    const place = { ...keys, bucket: 'examplebucket', endpoint: 'https://s3.amazonaws.com' };
    const signed = createS3Client(place).getPresignedUrl('GET', 'test.txt', {
      ...{ requestDate: new Date(signedAt), expirySeconds: 86_400 },
    });
    expect(await signed).toBe(address);
  });

  test('is taken by the judge of these tests, for its day', () => {
    expect(signatureFault(asked(address), keys, signedAt + 86_400_000)).toBeUndefined();
    expect(signatureFault(asked(address), keys, signedAt + 86_401_000)).toBe('AccessDenied');
  });
});

const keys: S3Keys = { accessKeyId: 'id', secretAccessKey: 'secret', region: 'eu-central-1' };
const named = { ...keys, bucket: 'videos', endpoint: 'https://s3.eu-central-1.amazonaws.com' };
const says = {
  contentType: 'video/mp4',
  disposition: `attachment; filename*=UTF-8''t%C3%B6rtchen*'()!.mp4`,
};
const MINUTE = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['a bucket with a name of its own', named, 'https://videos.s3.eu-central-1.amazonaws.com', ''],
  [
    'a bucket in a path',
    { ...named, endpoint: 'http://127.0.0.1:9000' },
    'http://127.0.0.1:9000',
    '/videos',
  ],
  [
    'temporary keys',
    { ...named, sessionToken: 'IQo/with+all=signs==' },
    'https://videos.s3.eu-central-1.amazonaws.com',
    '',
  ],
])('an address of %s is good, and names its origin', async (_name, place, origin, folder) => {
  const addresses = await signAddresses(place, undefined);
  expect(addresses.origin).toBe(origin);
  for (const method of ['GET', 'HEAD'] as const) {
    const address = await addresses.of('id/video.mp4', method, says);
    expect(address.startsWith(`${origin}${folder}/id/video.mp4?`)).toBe(true);
    expect(signatureFault(asked(address, method), place)).toBeUndefined();
  }
});

test('whatever is changed about an address, it is good no more', async () => {
  const address = await (await signAddresses(named, undefined)).of('id/video.mp4', 'GET', says);
  const changed = (from: string | RegExp, to: string) => {
    const other = address.replace(from, to);
    expect(other).not.toBe(address);
    return signatureFault(asked(other), named);
  };
  expect(changed('id/video', 'other/video')).toBe('SignatureDoesNotMatch');
  expect(changed('Expires=3600', 'Expires=7200')).toBe('SignatureDoesNotMatch');
  expect(changed('rtchen', 'rte')).toBe('SignatureDoesNotMatch');
  expect(changed('video%2Fmp4', 'text%2Fhtml')).toBe('SignatureDoesNotMatch');
  expect(changed(/$/, '&response-cache-control=public')).toBe('SignatureDoesNotMatch');
  expect(signatureFault(asked(address, 'HEAD'), named)).toBe('SignatureDoesNotMatch');
  expect(signatureFault(asked(address, 'DELETE'), named)).toBe('SignatureDoesNotMatch');
  expect(signatureFault(asked(address), { ...named, secretAccessKey: 'wrong' })).toBe(
    'SignatureDoesNotMatch',
  );
});

test.each([0, 7, 14.99])(
  '%d minutes into a quarter an address lives for 45 minutes to an hour',
  async (minutes) => {
    const asOf = Date.parse('2026-11-23T12:15:00Z') + minutes * MINUTE;
    vi.useFakeTimers({ toFake: ['Date'], now: asOf });
    const address = await (await signAddresses(named, undefined)).of('id/video.mp4', 'GET', says);
    const faultAfter = (later: number) =>
      signatureFault(asked(address), named, asOf + later * MINUTE);
    expect(faultAfter(0)).toBeUndefined();
    expect(faultAfter(45)).toBeUndefined();
    expect(faultAfter(60.01)).toBe('AccessDenied');
  },
);

test('within a quarter of an hour a file has one address, and then another', async () => {
  const { of } = await signAddresses(named, undefined);
  const at = (time: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`2026-11-23T${time}Z`) });
    return of('id/video.mp4', 'GET', says);
  };
  expect(await at('12:15:01')).toBe(await at('12:29:59'));
  expect(await at('12:30:00')).not.toBe(await at('12:29:59'));
});

test('before the bucket stands another origin, which passes the very same on', async () => {
  const before = 'https://media.shortcake.example';
  const [here, there] = await Promise.all([
    signAddresses(named, undefined),
    signAddresses(named, before),
  ]);
  expect(there.origin).toBe(before);
  const address = await there.of('id/video.mp4', 'GET', says);
  expect(address.replace(before, here.origin)).toBe(await here.of('id/video.mp4', 'GET', says));
  expect(signatureFault(asked(address, 'GET', new URL(here.origin).host), named)).toBeUndefined();
  expect(signatureFault(asked(address), named)).toBe('SignatureDoesNotMatch');
});
