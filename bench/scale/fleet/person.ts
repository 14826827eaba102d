import { keyedHashes } from '../../../apps/server/src/features/sessions/keyed-hash.ts';
import { onDatabase } from '../../../apps/server/test/on-database.ts';
import type { Database } from '../server.ts';

/** Known here, so that thousands are signed in by a row each. */
export const SESSION_SECRET = 'a secret of the scale run, no one else’s';

/** Somebody who is signed in, at whichever web. */
export type Person = {
  id: string;
  send(url: string, path: string, init?: RequestInit): Promise<Response>;
};

/** What is not answered by then is not answered at all. */
const PATIENCE_MS = 60_000;

/** Signs in all people whose address begins so, at most so many. */
export async function signIn(
  { ownerUrl }: Database,
  addresses: string,
  most: number,
): Promise<Person[]> {
  return onDatabase(ownerUrl, async (sql) => {
    const found = await sql<{ id: string }[]>`
      select id from accounts where email like ${`${addresses}-%`} limit ${most}`;
    const people = found.map(({ id }) => ({ id, token: tokenOf(id) }));
    for (const { id, token } of people) {
      const [hash] = keyedHashes([SESSION_SECRET], token);
      await sql`insert into sessions (id, account_id, expires_at)
        values (${hash}, ${id}, now() + interval '1 day') on conflict do nothing`;
    }
    return people.map(({ id, token }) => ({
      id,
      send: (url, path, init = {}) =>
        fetch(new URL(path, url), {
          signal: AbortSignal.timeout(PATIENCE_MS),
          ...init,
          headers: { ...(init.headers as Record<string, string>), cookie: `session=${token}` },
        }),
    }));
  });
}

/** Looks like a random one. */
const tokenOf = (id: string) =>
  Buffer.from(id.replaceAll('-', '')).toString('base64url').padEnd(43, 'x').slice(0, 43);

const JSON_TYPE = { 'content-type': 'application/json' };

/** Asks for a video; the same key is the same video. Answers the status. */
export async function ask(
  person: Person,
  url: string,
  prompt: string,
  key: string,
): Promise<{ status: number; id: string | undefined }> {
  const templateData = { templateId: 'custom-prompt', category: 'custom', duration: '0:08' };
  const answer = await person.send(url, '/api/projects', {
    method: 'POST',
    headers: { ...JSON_TYPE, 'idempotency-key': key },
    body: JSON.stringify({ prompt, templateData }),
  });
  const { id } = (await answer.json().catch(() => ({}))) as { id?: string };
  return { status: answer.status, id };
}
