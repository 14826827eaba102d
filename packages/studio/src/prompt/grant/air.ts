import type { FacePlace, Scene, Take } from '../../engine/scene.ts';
import type { Size } from '../../engine/stage.ts';
import { TURN } from '../../kit/math/easing.ts';
import type { Context } from '../../kit/pen/pen.ts';
import { planOverlay } from '../air/overlay.ts';
import type { Wishes } from '../words/wishes.ts';

/**
 * The scene in other weather and with things in the air; those pass behind the face where there is
 * one, and fog stays off the subject.
 */
export async function inTheAir(
  scene: Scene,
  { weather = 'clear', floats = [] }: Wishes,
  { stage, random }: Take,
): Promise<Scene> {
  const sky = await planOverlay(stage, { weather, floats: [] }, random);
  const charms = await planOverlay(stage, { weather: 'clear', floats }, random);
  return {
    ...scene,
    bakes: { ...scene.bakes, ...sky.bakes, ...charms.bakes },
    draw(context, sprites, seconds) {
      scene.draw(context, sprites, seconds);
      context.resetTransform();
      if (weather !== 'fog') sky.drawBehind(context, sprites, seconds);
      context.save();
      if (scene.faceAt) clipOut(context, stage, scene.faceAt(seconds));
      charms.drawBehind(context, sprites, seconds);
      context.restore();
      sky.drawFront(context, sprites, seconds);
      charms.drawFront(context, sprites, seconds);
    },
  };
}

function clipOut(context: Context, { width, height }: Size, face: FacePlace) {
  context.beginPath();
  context.rect(0, 0, width, height);
  context.ellipse(face.x, face.y, face.scale * 0.86, face.scale * 0.8, face.tilt, 0, TURN);
  context.clip('evenodd');
}
