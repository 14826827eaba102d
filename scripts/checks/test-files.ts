/** Patterns of test files, by runner; those of `npm run deep` end in `.deep.test.ts` or `.deep.story.ts`. */
export const TEST_FILES = [
  'packages/*/src/**/*.test.ts',
  'apps/*/{build,src,test}/**/*.test.ts',
  'scripts/**/*.test.ts',
  'deploy/**/*.test.ts',
  'bench/**/*.test.ts',
];
export const COMPONENT_TEST_FILES = ['apps/web/src/**/*.test.tsx'];
export const STORY_FILES = ['e2e/**/*.story.ts'];
