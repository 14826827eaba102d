import { randomBytes } from 'node:crypto';
import { connectDatabase } from '../apps/server/src/platform/db/connection.ts';
import { startProduct } from '../apps/server/test/product.ts';
import { startTemporaryPostgres } from '../apps/server/test/temporary-postgres.ts';
import { Visitor } from '../apps/server/test/visitor.ts';
import type { Figure } from './figure.ts';
import { fillHistory } from './history/fill.ts';
import { median } from './statistics.ts';

const ROUNDS = 1500;
const LINKS = 50;
const EMAIL = 'links@example.com';

/**
 * How long a token is looked for that leads nowhere: one by chance, one that begins as a link's does, and
 * one whose link has ended. Asked for in turn, so that a busy moment of the machine is all theirs. Ratios of
 * medians: whoever guesses learns nothing from the time.
 */
export async function measureLinkTokens(): Promise<Figure[]> {
  const postgres = await startTemporaryPostgres();
  const product = await startProduct({
    variables: { DATABASE_URL: postgres.url, RUN: 'web', RATE_LIMIT_PER_MINUTE: '1000000' },
  });
  try {
    const visitor = new Visitor(product.url);
    await visitor.signIn(EMAIL);
    const tokens = await makeLinks(visitor, postgres.url);
    const [ended, shared] = [tokens.slice(0, LINKS / 2), tokens.slice(LINKS / 2)];
    const random = () => randomBytes(16).toString('base64url');
    const guesses: Record<string, (round: number) => string> = {
      random,
      alike: (round) => `${shared[round % shared.length]!.slice(0, 20)}${random().slice(20)}`,
      ended: (round) => ended[round % ended.length]!,
    };
    const took: Record<string, number[]> = { random: [], alike: [], ended: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [kind, tokenOf] of Object.entries(guesses)) {
        const beganAt = performance.now();
        const { status } = await fetch(`${product.url}/v/${tokenOf(round)}/video.mp4`);
        took[kind]!.push(performance.now() - beganAt);
        if (status !== 404) throw new Error(`a link that leads nowhere answered ${status}`);
      }
    }
    const usual = median(took.random!);
    return [
      { name: 'a token by chance, until it is refused', value: usual, unit: 'ms' },
      ...(['alike', 'ended'] as const).map((kind) => ({
        name: `one that is ${kind}, against it`,
        value: median(took[kind]!) / usual,
        ...{ unit: 'times', limit: 1.1 },
      })),
    ];
  } finally {
    await product.stop();
    await postgres.stop();
  }
}

/** Shares so many finished videos and ends half of the links; answers the tokens, those that ended first. */
async function makeLinks(visitor: Visitor, databaseUrl: string): Promise<string[]> {
  const { sql, close } = connectDatabase(databaseUrl);
  await fillHistory(sql, { [EMAIL]: LINKS }, 0);
  await close();
  const tokens: string[] = [];
  for (const { id } of await visitor.json<{ id: string }[]>(`/api/projects?limit=${LINKS}`)) {
    const path = `/api/projects/${id}/share`;
    const { body } = await visitor.post<{ url: string }>(path);
    tokens.push(body.url.slice(body.url.lastIndexOf('/') + 1));
    if (tokens.length <= LINKS / 2) await visitor.send(path, { method: 'DELETE' });
  }
  return tokens;
}
