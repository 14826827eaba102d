import { expect, test } from 'vitest';
import { besideProduct } from '../beside-product.ts';
import { differencesIn } from '../differences.ts';
import { expectGoesOn } from './backup.suite.ts';

// The whole product with its own PostgreSQL, in processes of its own. What refuses, and what a restore
// leaves that was killed, is in backup.deep.test.ts, and in backup's own tests.

test('a product that runs is backed up, lost, and restored elsewhere: it goes on where it was', () =>
  expectGoesOn({
    async found(directory) {
      expect(await besideProduct(directory, (db) => differencesIn(db, directory))).toEqual([]);
    },
  }));
