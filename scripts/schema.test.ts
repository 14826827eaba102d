import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../apps/server/test/database.ts';
import { SCHEMA, schemaOf } from './schema.ts';

test('the types of the tables are those that the migrations make: else run node scripts/schema.ts', async () => {
  const { ownerUrl, destroy } = await createTestDatabase();
  onTestFinished(destroy);
  expect(await schemaOf(ownerUrl)).toBe(await readFile(SCHEMA, 'utf8'));
});
