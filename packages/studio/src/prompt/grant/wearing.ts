import type { Scene } from '../../engine/scene.ts';
import { outfitOf } from '../wear/wear.ts';
import type { Wishes } from '../words/wishes.ts';

/** The scene whose main face wears things, where it has one. */
export async function wearing(scene: Scene, { wears = [] }: Wishes): Promise<Scene> {
  const { faceAt } = scene;
  if (!faceAt) return scene;
  const outfit = await outfitOf(wears);
  return {
    ...scene,
    bakes: { ...scene.bakes, ...outfit.bakes },
    draw(context, sprites, seconds) {
      scene.draw(context, sprites, seconds);
      context.resetTransform();
      outfit.draw(context, sprites, faceAt(seconds));
    },
  };
}
