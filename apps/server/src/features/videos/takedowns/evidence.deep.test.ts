import { afterAll, test } from 'vitest';
import { closeAll, expectFilesWhole, storages } from './evidence.suite.ts';

afterAll(closeAll);

test.each(storages)(
  'on %s, killed between every two steps, files end where they are wanted, byte for byte',
  (_name, storage) => expectFilesWhole(storage),
);
