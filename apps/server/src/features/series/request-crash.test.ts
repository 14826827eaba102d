import { testCrashes } from './request-crash.suite.ts';

// At the point that is hardest to tell: the commit is under way, and may have been done or not. Of the requests
// the one that takes credits.
testCrashes((points, request) =>
  points.filter(({ when }) => when === 'during' && request === 'ask'),
);
