import fc from 'fast-check';

// `npm test` tries the same for the same commit. Fresh cases belong to `npm run deep`.

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_128 });
