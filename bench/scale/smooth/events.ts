import { once } from 'node:events';
import type { Fleet } from '../fleet/fleet.ts';
import type { Person } from '../fleet/person.ts';

const CHANGES = 20;
/** An event may be lost; a page then sees the change with its next poll. */
const LOST_AFTER_MS = 10_000;

/**
 * Milliseconds from the moment that a change is sent to the second web until a page that is open at the
 * first one hears of it.
 */
export async function measureEvents({ urls }: Fleet, person: Person): Promise<number[]> {
  const [near, far] = urls as [string, string];
  const [project] = (await (await person.send(far, '/api/projects?limit=1')).json()) as [
    { id: string },
  ];
  const gone = new AbortController();
  const stream = await person.send(near, '/api/events', { signal: gone.signal });
  const heard = new EventTarget();
  const reading = listen(stream, heard).catch(() => {});
  const times: number[] = [];
  for (let n = 0; n < CHANGES; n += 1) {
    const next = once(heard, 'changed', { signal: AbortSignal.timeout(LOST_AFTER_MS) });
    const start = performance.now();
    const answer = await person.send(far, `/api/projects/${project.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ starred: n % 2 === 0 }),
    });
    if (answer.status !== 200) throw new Error(`a change was answered ${answer.status}`);
    await next.catch(() => {});
    times.push(performance.now() - start);
  }
  gone.abort();
  await reading;
  return times;
}

async function listen(stream: Response, heard: EventTarget): Promise<void> {
  const words = stream.body!.pipeThrough(new TextDecoderStream());
  for await (const word of words) {
    if (word.includes('data:')) heard.dispatchEvent(new Event('changed'));
  }
}
