import { afterAll, afterEach, test } from 'vitest';
import {
  expectTenAtTheEngine,
  expectWaitingOnesPassedOver,
  stopWorkers,
  web,
} from './at-once.suite.ts';

afterAll(web.close);
afterEach(stopWorkers);

test('fifty asked for at once, three workers: never more than ten at the engine, and all come to an end', () =>
  expectTenAtTheEngine(50));

test('a worker does not even look at what waits for a place, however much it is: thirty', () =>
  expectWaitingOnesPassedOver(30));
