import { test } from 'vitest';
import { expectSeeded } from './seed.suite.ts';

test('all ten people come to their states without a product; run again beside one, only what is missing is made', () =>
  expectSeeded());
