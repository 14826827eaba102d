import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { VIDEO_SECONDS } from '@shortcake/contract/video';
import type { Scene, Take } from '../../engine/scene.ts';
import { TURN } from '../../kit/math/easing.ts';
import type { CameraName } from '../words/names.ts';
import type { Wishes } from '../words/wishes.ts';

/** Another look at the finished picture: zoom from its middle, pixels aside and down, radians. */
type View = { zoom: number; x: number; y: number; turn: number };

/** `turn` runs once from 0 to a full circle, so that every move comes back. */
const views: Record<CameraName, (turn: number) => View> = {
  still: () => ({ zoom: 1, x: 0, y: 0, turn: 0 }),
  push: (turn) => ({ zoom: 1.07 - 0.07 * Math.cos(turn), x: 0, y: 0, turn: 0 }),
  pull: (turn) => ({ zoom: 1.09 + 0.09 * Math.cos(turn), x: 0, y: 0, turn: 0 }),
  orbit: (turn) => ({ zoom: 1.12, x: 26 * Math.sin(turn), y: 0, turn: 0.03 * Math.sin(turn) }),
  handheld: (turn) => ({
    zoom: 1.07,
    x: 7 * Math.sin(turn * 5) + 4 * Math.sin(turn * 13 + 1),
    y: 8 * Math.sin(turn * 7 + 2) + 3 * Math.sin(turn * 17),
    turn: 0.008 * Math.sin(turn * 4) + 0.004 * Math.sin(turn * 11),
  }),
  low: (turn) => ({ zoom: 1.14, x: 0, y: 30 + 6 * Math.sin(turn), turn: 0 }),
  above: (turn) => ({
    zoom: 1.14,
    x: 0,
    y: -34 + 6 * Math.sin(turn),
    turn: 0.012 * Math.sin(turn),
  }),
};

/** The scene seen by a camera that moves as wished, on top of what it does anyway. */
export function throughCamera(scene: Scene, { camera = 'still' }: Wishes, { stage }: Take): Scene {
  if (camera === 'still') return scene;
  const { width, height } = stage;
  let film: Canvas | undefined;
  return {
    ...scene,
    draw(context, sprites, seconds) {
      film ??= createCanvas(width, height);
      const inner = film.getContext('2d');
      inner.reset();
      scene.draw(inner, sprites, seconds);
      const { zoom, x, y, turn } = views[camera]((seconds / VIDEO_SECONDS) * TURN);
      context.resetTransform();
      context.translate(width / 2 + x, height / 2 + y);
      context.rotate(turn);
      context.scale(zoom, zoom);
      context.drawCanvas(film, -width / 2, -height / 2);
      context.resetTransform();
    },
  };
}
