import { type Kysely, sql } from 'kysely';
import type { DB } from '../src/schema.ts';

/** Notes that the studio was asked for a project and made it, where a test ends it by hand. */
export async function noteAskMade(db: Kysely<DB>, projectId: string): Promise<void> {
  await sql`
    insert into engine_asks (project_id, attempt, engine, template_id, asked_at, micro_usd, billed)
    select id, 1, 'studio', template_id, now(), 0, 'yes' from projects where id = ${projectId}
    on conflict do nothing`.execute(db);
}
