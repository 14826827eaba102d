import { setTimeout as sleep } from 'node:timers/promises';
import { onDatabase } from '../../../apps/server/test/on-database.ts';
import type { Fleet } from '../fleet/fleet.ts';
import { ask, type Person } from '../fleet/person.ts';

export const VIDEOS = 40;
const EVERY_MS = 300;

/** Has some videos made that overlap, from their asks until all are stored. */
export async function makeVideos(
  fleet: Fleet,
  people: readonly Person[],
  run: string,
): Promise<void> {
  const ids: string[] = [];
  for (let n = 0; n < VIDEOS; n += 1) {
    const [person, url] = [people[n % people.length]!, fleet.urls[n % fleet.urls.length]!];
    const { id } = await ask(person, url, `A cupcake at sea, take ${n}`, `${run}-${n}`);
    ids.push(id!);
    await sleep(EVERY_MS);
  }
  const live = () =>
    onDatabase(
      fleet.database.ownerUrl,
      (sql) =>
        sql`select from projects where id = any(${ids}) and status in ('pending', 'processing')`,
    );
  while ((await live()).length > 0) await sleep(1000);
}
