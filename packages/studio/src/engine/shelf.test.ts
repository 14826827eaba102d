import { templates } from '@shortcake/contract/templates';
import { test } from 'vitest';
import { everyNth } from '../../../../scripts/checks/sample.ts';
import { expectShipped } from './shelf.suite.ts';

/** Pixels. Fur of a whole body is painted for seconds; shelf.deep.test.ts leaves no sprite out, of no film. */
const LARGE = 160_000;

test.each(everyNth(templates, 8))(
  '$id ships sprites that show what its bakes show (else: npm run sprites)',
  (template) =>
    expectShipped(template, ({ width, height }, look) => 'paint' in look && width * height > LARGE),
);
