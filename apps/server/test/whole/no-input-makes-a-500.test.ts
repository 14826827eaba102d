import { testInputs } from './no-input-makes-a-500.suite.ts';

// Some; no-input-makes-a-500.deep.test.ts tries fifty times as many.
await testInputs({ share: 1 / 5, seed: 1 });
