import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { emptyPlace, finishedVideo, installationOn, temporaryPlace } from '../../../test/backup.ts';
import { createTestWeb } from '../../../test/web.ts';
import { runCommand } from '../../platform/command.ts';
import { StorageError } from '../../platform/storage/storage.ts';
import { evidenceKeyOf, keysOf, posterKey } from '../videos/media/keys.ts';
import { backupCommands } from './commands.ts';
import type { Installation } from './installation.ts';
import { readManifest } from './manifest.ts';

const web = await createTestWeb();
afterAll(web.close);
// What is said beside the outcome.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const home = () => installationOn(web, web.directory);
const command = async (installation: Installation, ...words: string[]) =>
  runCommand(backupCommands, words, { installation });

test('a backup that lacks a file of a video that stands is kept, and found wanting', async () => {
  const person = await web.person(2);
  const [whole, robbed] = [await finishedVideo(web, person), await finishedVideo(web, person)];
  const folder = join(await temporaryPlace(), 'backup');
  expect(await command(await home(), 'backup', folder)).toMatchObject({ exitCode: 0 });

  await rm(join(web.directory, 'videos', posterKey(robbed)));
  const again = `${folder}-again`;
  const outcome = await command(await home(), 'backup', again);
  expect(outcome).toEqual({
    exitCode: 1,
    lines: [
      expect.stringMatching(/^Backed up: .* the files of 2 finished projects/),
      expect.stringMatching(/are lost: 1, .*check-ledger --files/),
    ],
    change: { command: 'backup', account: null },
  });
  expect((await readManifest(again)).missing).toEqual([posterKey(robbed)]);

  // Nor is it a loss once its owner has deleted the video.
  expect((await person.send('DELETE', `/api/projects/${robbed}`)).status).toBe(204);
  expect(await command(await home(), 'backup', `${folder}-third`)).toMatchObject({ exitCode: 0 });
  expect(await readdir(join(`${folder}-third`, 'videos'))).toEqual([whole]);
});

test('files of what was taken down are in a backup where its rows want them, and nothing else is', async () => {
  const person = await web.person(6);
  const video = async (wanted: 'kept' | 'back' | null, isMoved: boolean) => {
    const id = await finishedVideo(web, person);
    if (wanted !== null) {
      await web.sql`insert into evidence (project_id, wanted, keep_until)
        values (${id}, ${wanted}, now() + interval '30 days')`;
    }
    if (wanted !== 'back') {
      await web.sql`update projects set taken_down_at = now() where id = ${id}`;
    }
    for (const key of isMoved ? keysOf(id) : []) {
      await web.storage.copy(key, evidenceKeyOf(key));
      await web.storage.remove([key]);
    }
    return id;
  };
  const [kept, notYetApart, back, notYetBack, deleted, over] = [
    ...[await video('kept', true), await video('kept', false), await video('back', false)],
    ...[await video('back', true), await video('kept', true), await video(null, false)],
  ] as [string, string, string, string, string, string];
  await web.storage.remove(keysOf(over));
  expect((await person.send('DELETE', `/api/projects/${deleted}`)).status).toBe(204);
  const folder = join(await temporaryPlace(), 'backup');
  expect(await command(await home(), 'backup', folder)).toMatchObject({ exitCode: 0 });
  const copied = await readdir(join(folder, 'videos'));
  for (const id of [back, notYetBack]) expect(copied).toContain(id);
  for (const id of [kept, notYetApart, deleted, over]) expect(copied).not.toContain(id);
  const apart = await readdir(join(folder, 'videos/evidence'));
  expect(apart.sort()).toEqual([kept, notYetApart, deleted].sort());
  await web.sql`delete from evidence`;
  for (const id of [kept, notYetApart, back, notYetBack, over]) {
    expect((await person.send('DELETE', `/api/projects/${id}`)).status).toBe(204);
  }
});

test.each(['backup', 'restore'])(
  'a %s that fails is an outcome of a line, for the security log',
  async (name) => {
    const place = await emptyPlace();
    const folder = await temporaryPlace();
    // One exists, the other is none.
    expect(await command(await installationOn(place, place.directory), name, folder)).toEqual({
      exitCode: 1,
      lines: [expect.stringContaining(folder)],
      change: { command: name, account: null },
    });
  },
);

test('what a disk refuses is a line that names the path and the way out', async () => {
  const place = await temporaryPlace();
  const file = join(place, 'file');
  await writeFile(file, '');
  const below = join(file, 'backup');
  const { exitCode, lines } = await command(await home(), 'backup', below);
  expect(exitCode).toBe(1);
  expect(lines.join('\n')).toMatch(
    /^Backing up to .*\/file\/backup failed: ENOTDIR.* lstat .*back up again\.$/,
  );

  const folder = join(place, 'backup');
  await command(await home(), 'backup', folder);
  const elsewhere = await emptyPlace();
  const restored = await command(await installationOn(elsewhere, below), 'restore', folder);
  expect(restored.lines.join('\n')).toMatch(
    /^Restoring .*\/backup into .* failed: ENOTDIR.*\. Mend that, and restore again\.$/,
  );
});

test('so is what a bucket refuses', async () => {
  const installation = await home();
  const objects = async function* () {
    yield { key: 'a', bytes: 1, etag: '' };
    throw new StorageError('S3 bucket videos: list: 403 AccessDenied');
  };
  const inBucket = { ...installation, videos: { bucket: 'videos', objects } };
  const folder = join(await temporaryPlace(), 'backup');
  const { exitCode, lines } = await command(inBucket, 'backup', folder);
  expect(exitCode).toBe(1);
  expect(lines.join('\n')).toMatch(/failed: S3 bucket videos: list: 403 AccessDenied\. Mend that/);
});

test('a restore takes a new file system, and a folder that is used by nobody else', async () => {
  const folder = join(await temporaryPlace(), 'backup');
  await command(await home(), 'backup', folder);
  const place = await emptyPlace();
  await mkdir(join(place.directory, 'lost+found'), { recursive: true, mode: 0 });
  const outcome = await command(await installationOn(place, place.directory), 'restore', folder);
  expect(outcome).toMatchObject({
    exitCode: 0,
    lines: [/^Restored/, /reconcile/, /the drill/].map((line) => expect.stringMatching(line)),
  });
});

test.each(['backup', 'backup one two', 'restore --force x'])(
  '%s is wrong usage, with a line that says so',
  async (line) => {
    const [name, ...words] = line.split(' ') as [string, ...string[]];
    const { exitCode, lines } = await command(await home(), name, ...words);
    expect([exitCode, lines.at(-1)]).toEqual([2, `Usage: ${name} DIRECTORY`]);
  },
);
