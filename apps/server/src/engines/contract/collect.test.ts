import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDownload } from '../download/download.ts';
import { adapters, subjects } from './test-adapters.ts';
import { faultIn, outcomeOf, outputOf } from './test-outcomes.ts';
import { KEY, never, newFolder, serveElsewhere, start, VIDEO } from './test-start.ts';

const newPath = async () => join(await newFolder(), 'video.mp4');

describe.each(subjects)('a finished video of $name', (subject) => {
  test('is written whole, with its length and hash, and nothing beside it', async () => {
    const { engine, submit } = await subject.start();
    const handle = await submit();
    const path = await newPath();
    const collected = await engine.collect(handle, await outputOf(engine, handle), path, never);
    const sha256 = createHash('sha256').update(VIDEO).digest('hex');
    expect(collected).toEqual({ bytes: VIDEO.length, sha256 });
    expect(await readFile(path)).toEqual(VIDEO);
    expect(await outcomeOf(engine, handle)).toBe('collected');
  });

  const { missing } = subject.outcomes;
  test(`that is missing comes to “${missing}”, as often as one asks`, async () => {
    const { engine, submit } = await subject.start({ file: 'missing' });
    const handle = await submit();
    for (const _ of [1, 2, 3]) expect(await outcomeOf(engine, handle)).toBe(missing);
  });
});

// How much of a file arrives before it is cut is chance.
const cut = expect.stringMatching(
  /^collect threw (?:DOWNLOAD_CUT|FILE_UNAVAILABLE), billed yes$|^poll threw NO_ANSWER$/,
);

describe.each(adapters)('a finished video of $name', (adapter) => {
  const { late } = adapter.outcomes;
  test.each([
    ['late', [late, late, 'collected']],
    ['reset', [cut, 'collected']],
  ] as const)('that is %s is had in the end', async (file, expected) => {
    const { engine, submit } = await start(adapter, { file });
    const handle = await submit();
    const seen: string[] = [];
    for (const _ of expected) seen.push(await outcomeOf(engine, handle));
    expect(seen).toEqual(expected);
  });

  test.each([
    ['text', /^<!doctype html>/],
    ['truncated', /^the bytes of a video, as far$/],
  ] as const)('that is %s is written as it comes, for others to check', async (file, content) => {
    const { engine, submit } = await start(adapter, { file });
    const handle = await submit();
    const path = await newPath();
    await engine.collect(handle, await outputOf(engine, handle), path, never);
    expect(await readFile(path, 'utf8')).toMatch(content);
  });

  test('neither overwrites nor removes a file that is there', async () => {
    const { engine, submit } = await start(adapter);
    const handle = await submit();
    const path = await newPath();
    await writeFile(path, 'old');
    const again = engine.collect(handle, await outputOf(engine, handle), path, never);
    await expect(again).rejects.toMatchObject({ code: 'EEXIST' });
    expect(await readFile(path, 'utf8')).toBe('old');
  });

  test(`on another host is ${adapter.filesElsewhere}, and the host gets no key`, async () => {
    const { url, requests } = await serveElsewhere();
    const { engineWith, submit } = await start(adapter);
    const engine = engineWith({ download: createDownload({ privateOrigins: [url] }) });
    const output = { kind: 'url', url: `${url}/files/x:download` } as const;
    const collecting = engine.collect(await submit(), output, await newPath(), never);
    const fault = await collecting.then(() => undefined, faultIn);
    const isFetched = adapter.filesElsewhere === 'fetched';
    expect(fault?.code).toBe(isFetched ? undefined : 'FILE_ADDRESS');
    expect(requests).toHaveLength(isFetched ? 1 : 0);
    expect(requests.flatMap(({ headers }) => [...headers.values()]).join()).not.toContain(KEY);
  });
});
