import { testCrashes } from './request-crash.suite.ts';

testCrashes((points) => points);
