import { test } from 'vitest';
import { openEvidence } from './evidence.suite.ts';

const { storages, expectFilesWhole } = await openEvidence();

test.each(storages)(
  'on %s, killed between every two steps, files end where they are wanted, byte for byte',
  (_name, storage) => expectFilesWhole(storage),
);
