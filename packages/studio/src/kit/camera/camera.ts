import type { FacePlace } from '../../engine/scene.ts';
import type { Size } from '../../engine/stage.ts';
import type { Context } from '../pen/pen.ts';

/** Zoom 1 shows exactly the picture; x and y shift it, in pixels. */
export type Camera = { zoom: number; x: number; y: number };

/** Looks through the camera; `depth` 1 is the subject, less is further behind and moves less. */
export function aim(context: Context, size: Size, camera: Camera, depth = 1) {
  const zoom = 1 + (camera.zoom - 1) * (0.45 + 0.55 * depth);
  const centerX = size.width / 2;
  const centerY = size.height * 0.58;
  const left = centerX - centerX * zoom + camera.x * depth;
  const top = centerY - centerY * zoom + camera.y * depth;
  context.setTransform(zoom, 0, 0, zoom, left, top);
}

/** Where a face that stands at the subject's depth shows in the picture. */
export function seen(size: Size, { zoom, x, y }: Camera, face: FacePlace): FacePlace {
  return {
    x: (face.x - size.width / 2) * zoom + size.width / 2 + x,
    y: (face.y - size.height * 0.58) * zoom + size.height * 0.58 + y,
    scale: face.scale * zoom,
    tilt: face.tilt,
  };
}

/** A shake that starts at 0 seconds and dies out; strength in pixels. */
export function shake(seconds: number, strength: number): { x: number; y: number } {
  if (seconds < 0) return { x: 0, y: 0 };
  const level = strength * Math.exp(-seconds * 5.5);
  return { x: level * Math.sin(seconds * 71), y: level * Math.cos(seconds * 57) };
}
