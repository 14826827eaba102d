import { deepSeed } from '../../../../scripts/checks/deep-seed.ts';
import { testInputs } from './no-input-makes-a-500.suite.ts';

await testInputs({ share: 10, seed: deepSeed });
