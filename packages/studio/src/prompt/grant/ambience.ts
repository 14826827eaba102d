import type { Scene } from '../../engine/scene.ts';
import type { Wishes } from '../words/wishes.ts';

/** The scene with what is heard of another weather and place. */
export function withAmbience(scene: Scene, wishes: Wishes): Scene {
  return {
    ...scene,
    async score() {
      const { addAmbience } = await import('./sounds.ts');
      return addAmbience(await scene.score(), wishes);
    },
  };
}
