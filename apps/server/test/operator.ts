import type { Person, TestWeb } from './web.ts';

/** Somebody who may open the console of a web whose ADMIN_EMAILS names this address. */
export async function createOperator(web: TestWeb, email = 'boss@example.com'): Promise<Person> {
  const person = await web.person();
  await web.db.updateTable('accounts').set({ email }).where('id', '=', person.id).execute();
  return { ...person, email };
}

/** All that is in the operator's log, newest first. */
export const logOf = (web: TestWeb) =>
  web.db
    .selectFrom('operator_log')
    .select(['by', 'action', 'target', 'reason'])
    .orderBy('id', 'desc')
    .execute();
