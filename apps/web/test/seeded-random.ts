/** The studio's generator, for tests that try the same each time: what browsers get imports nothing of the studio. */
export { seededRandom } from '../../../packages/studio/src/engine/random.ts';
