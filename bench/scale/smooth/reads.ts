import { setImmediate } from 'node:timers/promises';
import type { Fleet } from '../fleet/fleet.ts';
import type { Person } from '../fleet/person.ts';

const AT_ONCE = 4;

/** Milliseconds of each of so many answers, to some people at once and at all webs in turn. */
export async function measureReads(
  { urls }: Fleet,
  people: readonly Person[],
  path: string,
  reads: number,
): Promise<number[]> {
  const times: number[] = [];
  const keepReading = async (_: unknown, reader: number) => {
    for (let n = reader; n < reads; n += AT_ONCE) {
      const start = performance.now();
      const answer = await people[n % people.length]!.send(urls[n % urls.length]!, path);
      await answer.arrayBuffer();
      times.push(performance.now() - start);
      if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepReading));
  return times;
}

/** Bytes of an answer's body as it comes over the wire. */
export async function bytesOf({ urls }: Fleet, person: Person, path: string): Promise<number> {
  performance.clearResourceTimings();
  await (await person.send(urls[0]!, path)).arrayBuffer();
  // It is entered only after its end.
  await setImmediate();
  const [answer] = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return answer!.encodedBodySize;
}
