import { onDatabase } from '../../../apps/server/test/on-database.ts';
import type { Database } from '../server.ts';

/**
 * Makes each commit that changes what people see of a project notify, as the product did before it
 * notified after its commits: what is compared with is measured in the same run, by the same functions.
 */
export function notifyInCommits({ ownerUrl }: Database): Promise<unknown> {
  return onDatabase(ownerUrl, (sql) =>
    sql.unsafe(`
      create function notify_in_commit() returns trigger language plpgsql as $$
      begin
        perform pg_notify('changed', json_build_object('account', new.account_id, 'keys', array['projects'])::text);
        return null;
      end $$;
      create constraint trigger notify_of_new after insert on projects
        deferrable initially deferred for each row execute function notify_in_commit();
      create constraint trigger notify_of_change after update of status, step, progress on projects
        deferrable initially deferred for each row execute function notify_in_commit();
    `),
  );
}
