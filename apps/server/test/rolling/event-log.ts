import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from '../visitor.ts';

/** What hangs is given up after this. A video took half a minute on a machine busy fifty times over. */
const PATIENCE_MS = 300_000;

export type EventLog = {
  /** How many events have come that name this list. */
  count(key: string): number;
  /** Waits for one more event of this list than `count` said before; false when none comes. */
  beyond(key: string, count: number): Promise<boolean>;
};

/** Follows a person's events at the web that they visit, until the signal or the web ends it. */
export async function followEvents(visitor: Visitor, signal: AbortSignal): Promise<EventLog> {
  const response = await visitor.send('/api/events', { signal });
  if (!response.ok) throw new Error(`events answered ${response.status}`);
  const counts = new Map<string, number>();
  const count = (key: string) => counts.get(key) ?? 0;
  const read = async () => {
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const events = `${text}${chunk}`.split('\n\n');
      text = events.pop()!;
      for (const event of events) {
        const data = /^event: changed\ndata: (.*)$/m.exec(event)?.[1];
        const { keys } = JSON.parse(data ?? '{"keys":[]}') as { keys: string[] };
        for (const key of keys) counts.set(key, count(key) + 1);
      }
    }
  };
  // It ends with the web, or with the test.
  void read().catch(() => {});
  return {
    count,
    async beyond(key, before) {
      const giveUpAt = performance.now() + PATIENCE_MS;
      while (count(key) <= before) {
        if (performance.now() > giveUpAt) return false;
        await sleep(20);
      }
      return true;
    },
  };
}
