import type { Canvas } from '@napi-rs/canvas';
import { VIDEO_SECONDS } from '@shortcake/contract/video';
import type { FacePlace } from '../../engine/scene.ts';
import type { Sprites } from '../../engine/sprites.ts';
import { BLEED } from '../../engine/stage.ts';
import { aim, type Camera, seen } from '../../kit/camera/camera.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Frame } from './paint/brush.ts';
import type { PlateName, PlateShapes } from './plates.ts';

/** How often each plate runs past in the film; 0 stands still. */
export type Travel = Record<PlateName, number>;

export const noTravel: Travel = { backdrop: 0, middle: 0, ground: 0, front: 0 };

const depths: Record<PlateName, number> = { backdrop: 0.25, middle: 0.55, ground: 1, front: 1.6 };

/** How a place is looked at. */
export type PlaceView = {
  frame: Frame;
  shapes: PlateShapes;
  view: Camera;
  travel: Travel;
  seconds: number;
};

/** Looks at those who stand on the ground; what is drawn next is in their pixels. */
export function aimAtActors(context: pen.Context, { frame, view }: PlaceView) {
  aim(context, frame, view);
}

/**
 * Where a face shows in the picture, told from the feet of somebody who stands `x` and `back` pixels
 * from the middle of the ground.
 */
export function faceSeen(
  { frame, view }: PlaceView,
  face: FacePlace,
  { x, back }: { x: number; back: number },
): FacePlace {
  const fromMiddle = face.x + frame.width / 2 + x;
  return seen(frame, view, { ...face, x: fromMiddle, y: face.y + frame.ground - back });
}

/** Draws one plate of the place through the camera. */
export function drawPlate(
  context: pen.Context,
  sprites: Sprites,
  name: PlateName,
  { frame, shapes, view, travel, seconds }: PlaceView,
) {
  const { top, bottom } = shapes[name];
  const width = frame.width + 2 * BLEED;
  aim(context, frame, view, depths[name]);
  const rows = { top, height: bottom - top, width };
  if (!travel[name]) return drawAt(context, sprites[name]!, -BLEED, rows, false);
  // Every other one is mirrored, so that edges meet.
  const way = ((seconds / VIDEO_SECONDS) * travel[name] * 2 * width) % (2 * width);
  for (let i = 0; i < 3; i++) {
    const x = i * width - way - BLEED;
    if (x < width && x > -width - BLEED) drawAt(context, sprites[name]!, x, rows, i % 2 === 1);
  }
}

function drawAt(
  context: pen.Context,
  plate: Canvas,
  x: number,
  { top, height, width }: { top: number; height: number; width: number },
  mirrored: boolean,
) {
  if (!mirrored) {
    context.drawImage(plate, x, top, width, height);
    return;
  }
  pen.at(context, { x: x + width, scale: [-1, 1] }, () => {
    context.drawImage(plate, 0, top, width, height);
  });
}
