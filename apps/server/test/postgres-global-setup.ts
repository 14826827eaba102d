import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { applyMigrations } from '../src/platform/db/migrate.ts';
import { giveRights, makeRole } from '../src/platform/db/product-role.ts';
import { takePublicRights } from '../src/platform/db/public-rights.ts';
import { fixTriggerPaths } from '../src/platform/db/trigger-paths.ts';
import { onDatabase, urlOfDatabase } from './on-database.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The server that all tests share, as its superuser; the migrated database that theirs are copies
     * of; and the role that runs the product in them.
     */
    testPostgres: { url: string; template: string; role: string };
  }
}

const ROLE = 'shortcake_test';
const MIGRATIONS = new URL('../migrations/', import.meta.url);

/** For vitest's `globalSetup`: one PostgreSQL for the run, TEST_DATABASE_URL or one of our own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.TEST_DATABASE_URL;
  const { url, stop } = external
    ? { url: external, stop: async () => {} }
    : await startTemporaryPostgres();
  const template = `template_${randomBytes(8).toString('hex')}`;
  const dropTemplate = () =>
    onDatabase(url, (sql) => sql`drop database if exists ${sql(template)} with (force)`);
  const teardown = async () => {
    await dropTemplate().finally(stop);
  };
  try {
    await onDatabase(url, (sql) => sql`create database ${sql(template)}`);
    await onDatabase(urlOfDatabase(url, template), async (sql) => {
      await applyMigrations(sql, MIGRATIONS);
      await makeRole(sql, ROLE);
      await giveRights(sql, ROLE);
      await takePublicRights(sql);
      await fixTriggerPaths(sql);
    });
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('testPostgres', { url, template, role: ROLE });
  return teardown;
}
