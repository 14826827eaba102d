import { templateIds } from '@shortcake/contract/template-ids';
import { test } from 'vitest';
import { expectLoudness } from './previews.suite.ts';

test.each(templateIds)('the clip of %s plays at -16 LUFS, and nothing in it clips', (id) =>
  expectLoudness(id),
);
