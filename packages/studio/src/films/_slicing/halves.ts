import type { Canvas } from '@napi-rs/canvas';
import type { Bake, Bakes, Sprites } from '../../engine/sprites.ts';
import { PITCH } from '../../engine/stage.ts';
import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { castLater } from '../../kit/cast/cast-later.ts';
import type { Pose } from '../../kit/cast/pose.ts';
import { drawPlaneKnife, type Stand } from '../../kit/knife/plane-knife.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Material } from './half-shapes.ts';
import { drawSwing, type Swing, swingBakes, swingNames } from './swing.ts';

/** The swing of one half: side -1 has negative x. */
export type Turn = Swing & { side: -1 | 1 };

/** A thing in two halves: its measures, the folder of its sprites, and what it looks like. */
export type Halved = {
  folder: string;
  bottom: number;
  top: number;
  /** Units from its middle to its sides. */
  half: number;
  shape: () => Promise<Material>;
  left: Turn;
  right: Turn;
};

/** How a thing stands while it is whole: its cut is seen from the side. */
export const standing = { yaw: 0.72, tip: 0, roll: 0 };

/** The swing of the left half (side -1) or the right one from standing whole to lying open. */
export function turnTo(side: -1 | 1, open: Required<Pose>, poses: number): Turn {
  return { name: side < 0 ? 'left' : 'right', side, closed: standing, open, poses };
}

/** Where a half is: pixels, and radians that it rocks. */
type HalfPlace = { open: number; x: number; y?: number; rock: number };

/** Bakes and draws a thing that stands with its foot at (0, 0) and falls apart; `scale` pixels per unit. */
export function halvesOf(thing: Halved, scale: number) {
  const { folder, bottom, top, half, left, right } = thing;
  const level = Math.cos(PITCH);
  const middle = (top + bottom) / 2;
  const heightOf = (y: number) => -(y - bottom) * level * scale;
  const middleY = heightOf(0) - middle * level * scale;
  const reach = [half + 0.05, (top - bottom) / 2 + 0.3] as const;
  const framed = { middle, reach, pitch: PITCH };

  function bake(
    name: string,
    pose: Pose,
    poseScale: number,
    shape: (shapes: typeof import('./half-shapes.ts'), material: Material) => CastShape,
  ): Bake {
    const frame = { ...framed, name: `${folder}/${name}`, pose, scale: poseScale };
    return castLater(frame, async () =>
      shape(...(await Promise.all([import('./half-shapes.ts'), thing.shape()]))),
    );
  }

  const bakes = (turn: Turn): Bakes =>
    swingBakes(turn, scale, (name, pose, poseScale) =>
      bake(name, pose, poseScale, (shapes, material) =>
        shapes.halfShape(material, turn.side, pose),
      ),
    );

  return {
    /** Pixels from the foot to a height of the thing; negative is up. */
    heightOf,
    /** Where the middle of its pictures is. */
    middleY,
    whole: bake('whole', {}, scale, (shapes, material) => shapes.wholeShape(material)),
    halves: { ...bakes(left), ...bakes(right) },
    /** What lies over it while it is whole: a cast of the same size. */
    over: (name: string, shape: () => Promise<CastShape>) =>
      castLater({ ...framed, name: `${folder}/${name}`, scale }, shape),
    subject: ['whole', ...swingNames(left), ...swingNames(right)],

    /** A half, and what is drawn on it. */
    drawHalf(
      context: pen.Context,
      sprites: Sprites,
      turn: Turn,
      { open, x, y = 0, rock }: HalfPlace,
      drawOn?: () => void,
    ) {
      pen.at(context, { x, y, turn: rock }, () => {
        context.translate(0, middleY);
        drawSwing(context, sprites, turn, open);
        drawOn?.();
      });
    },

    /** The blade in the plane of the cut. */
    drawKnife(context: pen.Context, knife: Canvas, stand: Pick<Stand, 'edge' | 'slide' | 'tilt'>) {
      pen.at(context, { y: heightOf(0) }, () =>
        drawPlaneKnife(context, knife, { ...stand, yaw: standing.yaw, scale }),
      );
    },
  };
}
