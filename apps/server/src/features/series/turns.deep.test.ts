import { afterAll, afterEach } from 'vitest';
import { endAll, testTurns, web } from './turns.suite.ts';

afterAll(web.close);
afterEach(endAll);

testTurns({ rows: 100, singles: 20 });
