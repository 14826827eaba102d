import { join } from 'node:path';
import { sql } from 'kysely';
import { connectDatabase } from '../../apps/server/src/platform/db/connection.ts';
import { findPostgres } from '../../apps/server/src/platform/db/embedded-postgres.ts';
import type { Visitor } from '../../apps/server/test/visitor.ts';
import { type Attack, signIn } from './attack.ts';

const REQUESTS = 25;

/** Somebody's balance is held by another session, and 25 of their requests wait for it again and again. */
export const lockedRow: Attack = {
  name: 'a locked balance row, 25 requests',
  seconds: 10,
  async prepare(target) {
    const attacker = await signIn(target);
    const { id } = await attacker.json<{ id: string }>('/api/auth/user');
    const url = await findPostgres(join(target.directory, 'postgres'));
    if (url === undefined) throw new Error('the product has no database');
    const { db } = connectDatabase(url, { max: 1 });
    return () =>
      db.transaction().execute(async (db) => {
        await sql`select from credit_balances where account_id = ${id} for update`.execute(db);
        await Promise.all(Array.from({ length: REQUESTS }, () => insist(attacker)));
      });
  },
};

async function insist(attacker: Visitor): Promise<never> {
  for (;;) {
    const { status } = await attacker.post('/api/projects', {
      prompt: 'A lemon',
      templateData: { templateId: 'custom-prompt', category: 'custom', duration: '0:08' },
    });
    if (status !== 503) throw new Error(`a locked balance was answered ${status}`);
  }
}
