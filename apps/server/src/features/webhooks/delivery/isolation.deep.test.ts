import { afterAll, beforeEach, test } from 'vitest';
import {
  deleteWebhooks,
  expectNewOnesFirst,
  expectQuickOnesFirst,
  web,
} from './isolation.suite.ts';

afterAll(web.close);
beforeEach(deleteWebhooks);

test('a webhook that was never tried does not wait behind 600 that hang', () =>
  expectNewOnesFirst(600));

test('those that have answered at once do not wait behind 600 that hang', () =>
  expectQuickOnesFirst(600, 1));
