import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { besideProduct } from '../beside-product.ts';
import { differencesIn } from '../differences.ts';
import { giveCredits } from '../give-credits.ts';
import { startProduct } from '../product.ts';
import { Visitor } from '../visitor.ts';

/**
 * Kills the product and its PostgreSQL in the middle of a video, and expects the next start to finish it.
 *
 * @param variables Which engine makes the video; the studio unless they name another.
 * @param inTheMiddle Resolves when the engine is at work; it is given how far the video is, 0 to 1.
 * @param killed Called before the next start.
 * @param before Called just before the kill, with the first product's address; what it answers is called
 *   with the second's.
 */
export async function expectNextStartGoesOn(options: {
  variables?: Record<string, string>;
  inTheMiddle: (progress: () => Promise<number>) => Promise<void>;
  killed?: () => void;
  before?: (url: string) => Promise<(url: string) => Promise<void>>;
}): Promise<void> {
  const { variables = {}, inTheMiddle, killed, before } = options;
  const first = await startProduct({ variables });
  const { directory } = first;
  let isKilled = false;
  onTestFinished(async () => {
    if (!isKilled) await first.stop();
  });
  const ada = new Visitor(first.url);
  await ada.signIn('ada@example.com');
  await giveCredits(directory, 'ada@example.com', 1);
  const id = await ada.createVideo('A lighthouse in a storm of cream');
  type Seen = { status: string; progress: number | null };
  const seen = (visitor: Visitor) => visitor.json<Seen>(`/api/projects/${id}`);
  await inTheMiddle(async () => (await seen(ada)).progress ?? 0);
  const [postmaster] = (await readFile(join(directory, 'postgres/postmaster.pid'), 'utf8')).split(
    '\n',
  );
  const after = await before?.(first.url);
  isKilled = true;
  await first.kill();
  process.kill(Number(postmaster), 'SIGKILL');
  killed?.();

  const second = await startProduct({ directory, variables });
  onTestFinished(second.stop);
  const again = ada.movedTo(second.url);
  await expect.poll(async () => (await seen(again)).status).toBe('completed');
  expect(await again.json('/api/auth/user')).toMatchObject({ creditsRemaining: 0 });
  await after?.(second.url);
  expect(await besideProduct(directory, (db) => differencesIn(db, directory))).toEqual([]);
}
