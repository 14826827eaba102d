import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { giveCredits } from '../give-credits.ts';
import { admin, startProduct } from '../product.ts';
import { Visitor } from '../visitor.ts';

/**
 * Kills the product and its PostgreSQL in the middle of a video, and expects the next start to finish it.
 *
 * @param variables Which engine makes the video; the studio unless they name another.
 * @param inTheMiddle Resolves when the engine is at work; it is given how far the video is, 0 to 1.
 * @param killed Called before the next start.
 */
export async function expectNextStartGoesOn(options: {
  variables?: Record<string, string>;
  inTheMiddle: (progress: () => Promise<number>) => Promise<void>;
  killed?: () => void;
}): Promise<void> {
  const { variables = {}, inTheMiddle, killed } = options;
  const first = await startProduct({ variables });
  const { directory } = first;
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
  await first.kill();
  process.kill(Number(postmaster), 'SIGKILL');
  killed?.();

  const second = await startProduct({ directory, variables });
  onTestFinished(second.stop);
  const again = ada.movedTo(second.url);
  await expect.poll(async () => (await seen(again)).status).toBe('completed');
  expect(await again.json('/api/auth/user')).toMatchObject({ creditsRemaining: 0 });
  expect(await admin(directory, 'check-ledger')).toContain('keeps every rule');
}
