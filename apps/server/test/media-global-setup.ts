import { testVideo } from './media.ts';

/** For vitest's `globalSetup`: the videos that most tests use, made before any test's time runs. */
export default async function setup(): Promise<void> {
  await testVideo();
  await testVideo({ picture: 'color=black' });
}
