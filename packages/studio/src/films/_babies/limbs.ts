import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Bake, Sprites } from '../../engine/sprites.ts';
import { castBake } from '../../kit/cast/cast.ts';
import type { Light } from '../../kit/cast/light.ts';
import { ball, blend, ellipsoid, rod, type Solid, union } from '../../kit/cast/solid.ts';
import type { Painter } from '../../kit/cast/surface.ts';
import * as pen from '../../kit/pen/pen.ts';
import { paintSkin } from './cloth.ts';
import { stamp } from './stamp.ts';

/** Lengths in units of the two bones of an arm. */
export const UPPER = 0.3;
export const LOWER = 0.27;

/** A sleeve that hangs from (0, 0); radii at its upper and lower end. */
export function sleeveBake(
  name: string,
  paint: Painter,
  radii: readonly [number, number],
  length: number,
  light: Light,
  scale: number,
): Bake {
  const wide = Math.max(...radii);
  return castBake({
    solid: rod([0, 0, 0], [0, -length, 0], ...radii),
    paint,
    light,
    scale,
    middle: -length / 2,
    reach: [wide + 0.03, length / 2 + wide + 0.03],
    pitch: 0,
    name,
  });
}

const fingers = (spread: number): Solid =>
  union(
    [-1.5, -0.5, 0.5, 1.5].map((place) =>
      rod(
        [place * 0.042, -0.15, 0.02],
        [place * (0.048 + spread), -0.235 + Math.abs(place) * 0.018, 0.03],
        0.04,
        0.034,
      ),
    ),
    0.015,
  );
const palm = ellipsoid([0, -0.1, 0], [0.12, 0.115, 0.085]);
const thumb = rod([-0.08, -0.07, 0.03], [-0.155, -0.14, 0.05], 0.042, 0.034);
/** A fist with the given number of fingers up. */
function counting(count: number): Solid {
  return union(
    [-1.5, -0.5, 0.5, 1.5].map((place, i) =>
      i < count
        ? rod(
            [place * 0.044, -0.15, 0.02],
            [place * (0.05 + 0.02 * count), -0.32, 0.03],
            0.044,
            0.038,
          )
        : ball(place * 0.045, -0.165, 0.05, 0.047),
    ),
    0.015,
  );
}

/** What a hand does; it hangs from its wrist at (0, 0), thumb to the left. */
type Grip = 'open' | 'soft' | 'point' | 'two' | 'three' | 'thumb';
const grips: Record<Grip, Solid> = {
  open: fingers(0.026),
  soft: fingers(0.004),
  point: counting(1),
  two: counting(2),
  three: counting(3),
  thumb: union([counting(0), rod([-0.06, -0.1, 0.03], [-0.3, -0.11, 0.04], 0.062, 0.055)], 0.03),
};
const HAND_MIDDLE = -0.12;

/** A hand of skin colored #rrggbb. */
export function handBake(
  name: string,
  grip: Grip,
  skin: string,
  light: Light,
  scale: number,
): Bake {
  const tips = grips[grip];
  return castBake({
    solid: (x, y, z) => blend(blend(palm(x, y, z), tips(x, y, z), 0.035), thumb(x, y, z), 0.04),
    paint: (point, surface) => paintSkin(surface, skin, point.y < -0.17 ? 0.7 : 0.25),
    light,
    scale,
    middle: HAND_MIDDLE,
    reach: [0.37, 0.25],
    pitch: 0,
    name,
  });
}

/** An arm at one moment; places in units, y down. */
type Reach = {
  side: -1 | 1;
  shoulder: readonly [number, number];
  wrist: readonly [number, number];
  /** Turns the hand against the forearm, in radians. */
  flick?: number;
  /** Which way the elbow goes: 1 outward, -1 inward. */
  elbow?: 1 | -1;
  hand: string;
  /** Over 1 makes the whole arm longer, for reaching towards the viewer. */
  size?: number;
};

/** Draws an arm from sprites `upper`, `lower` and the named hand, its wrist where it should be. */
export function drawArm(
  context: SKRSContext2D,
  sprites: Sprites,
  prefix: string,
  fineness: number,
  reach: Reach,
) {
  const [sx, sy] = reach.shoulder;
  const size = reach.size ?? 1;
  const dx = (reach.wrist[0] - sx) / size;
  const dy = (reach.wrist[1] - sy) / size;
  const far = Math.max(0.08, Math.hypot(dx, dy));
  const stretch = Math.max(1, far / ((UPPER + LOWER) * 0.995));
  const a = UPPER * stretch;
  const b = LOWER * stretch;
  const bend = Math.acos(Math.min(1, Math.max(-1, (a * a + far * far - b * b) / (2 * a * far))));
  const outward = reach.side * (reach.elbow ?? 1);
  const base = Math.atan2(-dx, dy);
  const upper = base - outward * bend;
  const elbowX = -Math.sin(upper) * a;
  const elbowY = Math.cos(upper) * a;
  const lower = Math.atan2(-(dx - elbowX), dy - elbowY);
  pen.at(context, { x: sx, y: sy, scale: size }, () => {
    const limb = (
      name: string,
      x: number,
      y: number,
      angle: number,
      middle: number,
      flip: 1 | -1,
    ) => {
      context.save();
      context.translate(x, y);
      context.rotate(angle);
      context.scale(name === reach.hand ? flip * 1.2 : flip, name === reach.hand ? 1.2 : stretch);
      stamp(context, sprites[name]!, fineness, 0, middle);
      context.restore();
    };
    const handTurn = lower + (reach.flick ?? 0) * reach.side;
    limb(`${prefix}Upper`, 0, 0, upper, UPPER / 2, 1);
    limb(reach.hand, dx, dy, handTurn, -HAND_MIDDLE, reach.side === -1 ? -1 : 1);
    limb(`${prefix}Lower`, elbowX, elbowY, lower, LOWER / 2, 1);
  });
}
