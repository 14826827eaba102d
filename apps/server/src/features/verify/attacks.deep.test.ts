import { test } from 'vitest';
import { deepSeed } from '../../../../../scripts/checks/deep-seed.ts';
import { expectAnswers, openVerify } from './attacks.suite.ts';

const { verify, dropped } = await openVerify();

test('whatever a file is, it gets an answer, and no fault of ours', () =>
  expectAnswers({ verify, dropped }, { seed: deepSeed, numRuns: 200 }));
