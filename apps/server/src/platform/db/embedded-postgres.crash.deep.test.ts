import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { removeSharedCluster, temporaryFolder } from '../../../test/cluster.ts';
import { expectSurvival } from './embedded-postgres.crash.suite.ts';

afterAll(removeSharedCluster);

test.skipIf(process.platform !== 'linux')(
  'acknowledged commits survive kill -9 of everything, at any moment',
  async () => {
    const directory = join(await temporaryFolder(), 'database');
    await expectSurvival(directory, [1, 5, 20, 100, 2, 7]);
  },
);
