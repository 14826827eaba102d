import { testCrashes } from './request-crash.suite.ts';

// At the point that is hardest to tell: the commit is under way, and may have been done or not.
testCrashes((points) => points.filter(({ when }) => when === 'during'));
