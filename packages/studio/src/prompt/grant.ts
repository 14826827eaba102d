import type { FacePlace, Scene, Take } from '../engine/scene.ts';
import type { Size } from '../engine/size.ts';
import type { Context } from '../kit/pen/pen.ts';
import { planOverlay } from './air/overlay.ts';
import { elsewhere } from './grant/elsewhere.ts';
import { recolor } from './grant/recolored.ts';
import { throughCamera } from './grant/camera.ts';
import { inLight } from './grant/light.ts';
import { outfitOf } from './wear/wear.ts';
import type { WearName } from './words/names.ts';
import type { Wishes } from './words/wishes.ts';

/** Any template's scene as an edited prompt wishes it; the scene itself need not know. */
export async function grant(scene: Scene, wishes: Wishes, take: Take): Promise<Scene> {
  const { stage } = take;
  const { place, palette, wears, camera } = wishes;
  let granted = scene;
  if (place)
    granted = elsewhere(granted, stage, { ...wishes, place }, Math.floor(take.random() * 1e6));
  if (palette) granted = recolored(granted, palette);
  if (wears) granted = await wearing(granted, wears);
  granted = inLight(granted, stage, wishes);
  if (wishes.weather || wishes.floats) granted = await inTheAir(granted, wishes, take);
  if (camera) granted = throughCamera(granted, stage, camera);
  return {
    ...granted,
    async score() {
      const { withAmbience } = await import('./grant/sounds.ts');
      return withAmbience(await granted.score(), wishes, wishes.flavor);
    },
  };
}

function recolored(scene: Scene, palette: readonly string[]): Scene {
  return {
    ...scene,
    finish(sprites) {
      scene.finish?.(sprites);
      const subject = scene.subject.flatMap((name) => sprites[name] ?? []);
      recolor(subject, palette);
    },
  };
}

async function wearing(scene: Scene, wears: readonly WearName[]): Promise<Scene> {
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

/** Floating things pass behind the face where there is one, and fog stays off the subject. */
async function inTheAir(
  scene: Scene,
  { weather = 'clear', floats = [] }: Wishes,
  take: Take,
): Promise<Scene> {
  const { stage, random } = take;
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
  context.ellipse(face.x, face.y, face.scale * 0.86, face.scale * 0.8, face.tilt, 0, Math.PI * 2);
  context.clip('evenodd');
}
