import { type NotRemoved, StorageError } from '../storage.ts';
import type { S3Bucket } from './bucket.ts';

/** For each try of a call. */
const ANSWER_MS = 5_000;
/** Keys in one call, by S3's reference of DeleteObjects. */
const MOST_KEYS = 1000;
/** Calls at a time where each removes one file. */
const AT_ONCE = 8;
/** So many files that cannot be removed are a bucket that cannot be reached. */
const MOST_REFUSED = 16;

/** Makes a way to remove files from a bucket: a thousand a call, one by one where it knows no such call. */
export function createRemoval(
  bucket: S3Bucket,
): (keys: readonly string[]) => Promise<NotRemoved[]> {
  let takesMany = true;
  return async (keys) => {
    const notRemoved: NotRemoved[] = [];
    for (let i = 0; i < keys.length; i += MOST_KEYS) {
      const some = keys.slice(i, i + MOST_KEYS);
      const answer = takesMany ? await bucket.post('delete', documentOf(some), ANSWER_MS) : null;
      takesMany = answer !== null;
      notRemoved.push(...(answer === null ? await removeEach(bucket, some) : refusedIn(answer)));
    }
    return notRemoved;
  };
}

async function removeEach(bucket: S3Bucket, keys: readonly string[]): Promise<NotRemoved[]> {
  const notRemoved: NotRemoved[] = [];
  const left = keys.values();
  const removeSome = async () => {
    for (const key of left) {
      try {
        // Google's S3 answers 404 for what is gone already.
        await bucket.send('DELETE', key, { timeoutMs: ANSWER_MS, orStatus: [404] });
      } catch (error) {
        if (!(error instanceof StorageError) || notRemoved.length === MOST_REFUSED) throw error;
        notRemoved.push({ key, reason: error.message });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, removeSome));
  return notRemoved;
}

const documentOf = (keys: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Quiet>true</Quiet>${keys
    .map((key) => `<Object><Key>${escaped(key)}</Key></Object>`)
    .join('')}</Delete>`;

/** Without errors it may be one empty element. */
const WHOLE = /<DeleteResult\b[^>]*(?:\/>|>.*<\/DeleteResult>)/s;

/** What a quiet answer tells: nothing but errors. Google's S3 says NoSuchKey of what is gone already. */
function refusedIn(answer: string): NotRemoved[] {
  if (!WHOLE.test(answer)) throw new StorageError('S3 tells not what it removed');
  const errors = [...answer.matchAll(/<Error\b[^>]*>(.*?)<\/Error>/gs)].map(([, error = '']) => ({
    key: elementOf(error, 'Key'),
    reason: elementOf(error, 'Code'),
  }));
  return errors.filter(({ reason }) => reason !== 'NoSuchKey');
}

const elementOf = (xml: string, name: string) =>
  unescaped(new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1] ?? '');

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** By name, or by number: what no entity is stays as it is. */
const unescaped = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
