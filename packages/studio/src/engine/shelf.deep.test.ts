import { templates } from '@shortcake/contract/templates';
import { test } from 'vitest';
import { expectShipped } from './shelf.suite.ts';

test.each(templates)(
  '$id ships sprites that show what its bakes show (else: npm run sprites)',
  (template) => expectShipped(template),
);
