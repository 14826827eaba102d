import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createMemoryStore } from '@shortcake/sandbox/stripe/memory-store';
import { videoKey } from '../src/features/videos/media/keys.ts';
import { insertProjects } from '../src/features/videos/queries.ts';
import type { Storage } from '../src/platform/storage/storage.ts';
import { readZip } from './read-zip.ts';
import { createTestWeb, type Person } from './web.ts';

/** A video that is there already: finished, or failed. */
type Film = { title: string; bytes?: Buffer; failed?: true; starred?: true; prompt?: string };

/** The HTTP half with videos that are there already, asked over HTTP for archives of them. */
export async function createArchiveWeb(givenStorage?: Storage) {
  const web = await createTestWeb({}, createMemoryStore(), givenStorage);
  const { app, db, sql, storage, directory } = web;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  /** Somebody's video; its id. */
  async function film(person: Person, { title, bytes, failed, starred, prompt }: Film) {
    const id = randomUUID();
    const ended = failed
      ? { status: 'failed' as const, failure_reason: 'It broke.' }
      : { status: 'completed' as const, completed_at: new Date() };
    await insertProjects(db, person.id, [
      {
        ...{ id, title, prompt: prompt ?? 'A film', seed: 1, starred: starred ?? false },
        ...{ template_id: 'coconut-face-slicing', category: 'fruits', aspect_ratio: '9:16' },
        ...{ generate_audio: true, enhance_prompt: false, deadline_at: new Date(), ...ended },
        slots: JSON.stringify({ says: '=Aloha' }),
      },
    ]);
    if (failed) return id;
    await writeFile(join(directory, 'new'), bytes ?? randomBytes(1000));
    await storage.put(videoKey(id), join(directory, 'new'), { contentType: 'video/mp4' });
    return id;
  }

  /** Somebody's series of these, its address, and their ids. */
  async function series(person: Person, title: string, films: readonly Film[]) {
    const id = randomUUID();
    await sql`insert into series (id, account_id, title) values (${id}, ${person.id}, ${title})`;
    const ids: string[] = [];
    for (const [place, one] of films.entries()) {
      const video = await film(person, one);
      await sql`update projects set series_id = ${id}, series_index = ${place} where id = ${video}`;
      ids.push(video);
    }
    return { id, ids, path: `/media/series/${id}.zip` };
  }

  const requests: ClientRequest[] = [];
  async function asked(person: Person, path: string) {
    const request = get({ port, path, headers: { cookie: person.cookie }, agent: false });
    request.on('error', () => {});
    requests.push(request);
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return { request, answer };
  }

  const read = (archive: Buffer) => {
    const entries = readZip(archive);
    return { entries, names: entries.map(({ name }) => name), table: `${entries.at(-1)?.bytes}` };
  };

  /** An archive as a whole; throws where the connection is broken off. */
  async function fetched(person: Person, path: string) {
    const { answer } = await asked(person, path);
    return { headers: answer.headers, ...read(await buffer(answer)) };
  }

  /** Asks for an archive, and stops after its first bytes: its status, the rest, and how to go away. */
  async function begun(person: Person, path: string) {
    const { request, answer } = await asked(person, path);
    answer.on('error', () => {});
    await once(answer, 'readable');
    const first = answer.read(4) as Buffer;
    return {
      status: answer.statusCode,
      rest: async () => read(Buffer.concat([first, await buffer(answer)])),
      leave: () => request.destroy(),
    };
  }

  const close = () => {
    // Who stopped reading would be waited for.
    for (const request of requests) request.destroy();
    return web.close();
  };
  return { ...web, film, series, fetched, begun, close };
}
