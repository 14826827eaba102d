import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { besideProduct } from '../../apps/server/test/beside-product.ts';
import { giveCredits } from '../../apps/server/test/give-credits.ts';
import type { Visitor } from '../../apps/server/test/visitor.ts';
import { type Attack, signIn, type Target } from './attack.ts';

const KEYS = 20;
/** Of each key, at each of the two doors. */
const WAITS = 20;
/** A limit of 600 changes a minute lets so many through. */
const NEWS_EVERY_MS = 150;

/** All keys of one person wait at both doors for a video that they change six times a second. */
export const manyWaits: Attack = {
  name: `${KEYS * WAITS * 2} waits of one person for a video`,
  seconds: 15,
  async prepare(target) {
    const attacker = await signIn(target);
    const { email } = await attacker.json<{ email: string }>('/api/auth/user');
    await giveCredits(target.directory, email, 1);
    const { status, body: video } = await attacker.post<{ id: string }>('/api/projects', {
      prompt: 'A lemon',
      templateData: { templateId: 'custom-prompt', category: 'custom', duration: '0:08' },
    });
    if (status !== 201) throw new Error(`no video was asked for: ${status}`);
    await keepInLine(target, video.id);
    const keys = await Promise.all(Array.from({ length: KEYS }, () => makeKey(attacker)));
    return async () => {
      for (const key of keys) {
        for (let n = 0; n < WAITS; n += 1) void waitAtBothDoors(target, key, video.id);
        await sleep(50);
      }
      for (let starred = true; ; starred = !starred) {
        await send(attacker, 'PATCH', `/api/projects/${video.id}`, { starred });
        await sleep(NEWS_EVERY_MS);
      }
    };
  },
};

/** Nobody makes it meanwhile. */
const keepInLine = ({ directory }: Target, id: string) =>
  besideProduct(directory, (db) =>
    sql`update projects set due_at = now() + interval '1 day' where id = ${id}`.execute(db),
  );

const JSON_SENT = { 'content-type': 'application/json' };

const send = (attacker: Visitor, method: string, path: string, body: unknown) =>
  attacker.send(path, { method, headers: JSON_SENT, body: JSON.stringify(body) });

async function makeKey(attacker: Visitor): Promise<string> {
  const wanted = { name: 'x', scopes: ['read'], creditsPerMonth: null, expiresAt: null };
  const { status, body } = await attacker.post<{ key: string }>('/api/keys', wanted);
  if (status !== 201) throw new Error(`no key was made: ${status}`);
  return body.key;
}

/** Waits once at each door; what is answered early is not asked again. */
async function waitAtBothDoors({ url }: Target, key: string, id: string): Promise<void> {
  const authorization = `Bearer ${key}`;
  const call = { name: 'get_video', arguments: { id, wait: 60 }, _meta: { progressToken: 1 } };
  const tool = fetch(new URL('/mcp', url), {
    method: 'POST',
    headers: {
      ...JSON_SENT,
      ...{ authorization, accept: 'application/json, text/event-stream' },
      'mcp-protocol-version': '2025-11-25',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }),
  });
  const read = fetch(new URL(`/api/v1/videos/${id}?wait=60`, url), { headers: { authorization } });
  for (const answer of await Promise.all([tool, read])) {
    if (answer.status !== 200)
      throw new Error(`a wait was answered ${answer.status} ${await answer.text()}`);
  }
}
