import type { CastShape } from '../../kit/cast/cast-frame.ts';
import type { Light } from '../../kit/cast/light.ts';
import { ball, blend, ellipsoid, melted, rod, type Solid } from '../../kit/cast/solid.ts';
import type { Painter } from '../../kit/cast/surface.ts';
import { LOWER, UPPER } from './arms.ts';
import { byName } from './bakes.ts';
import { paintSkin } from './cloth.ts';

// Shapes that several films cast, for the workshop alone: renders open the sprites that ship.

type PartShape = Omit<CastShape, 'light'>;

/** The shapes of parts that are all seen in one light. */
export function litShapes<Part extends string>(
  light: Light,
  shapes: Record<Part, PartShape>,
): Record<Part, CastShape> {
  return byName(Object.keys(shapes) as Part[], (part) => ({ ...shapes[part], light }));
}

/** The same at both sides of the middle. */
export function both(make: (side: 1 | -1) => Solid): [Solid, Solid] {
  return [make(1), make(-1)];
}

/** A block, half its sides from the middle to each side, with rounded edges. */
export function block(hx: number, hy: number, hz: number, round: number): Solid {
  return (x, y, z) => {
    const dx = Math.max(0, Math.abs(x) - hx + round);
    const dy = Math.max(0, Math.abs(y) - hy + round);
    const dz = Math.max(0, Math.abs(z) - hz + round);
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - round;
  };
}

const places = [-1.5, -0.5, 0.5, 1.5];
const fingers = (spread: number): Solid =>
  melted(
    0.015,
    places.map((place) =>
      rod(
        [place * 0.042, -0.15, 0.02],
        [place * (0.048 + spread), -0.235 + Math.abs(place) * 0.018, 0.03],
        0.04,
        0.034,
      ),
    ),
  );
const palm = ellipsoid([0, -0.1, 0], [0.12, 0.115, 0.085]);
const thumb = rod([-0.08, -0.07, 0.03], [-0.155, -0.14, 0.05], 0.042, 0.034);
/** A fist with the given number of fingers up. */
function counting(count: number): Solid {
  return melted(
    0.015,
    places.map((place, i) =>
      i < count
        ? rod(
            [place * 0.044, -0.15, 0.02],
            [place * (0.05 + 0.02 * count), -0.32, 0.03],
            0.044,
            0.038,
          )
        : ball(place * 0.045, -0.165, 0.05, 0.047),
    ),
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
  thumb: melted(0.03, [counting(0), rod([-0.06, -0.1, 0.03], [-0.3, -0.11, 0.04], 0.062, 0.055)]),
};

/** A hand of skin colored #rrggbb. */
export function handShape(grip: Grip, skin: string): PartShape {
  const tips = grips[grip];
  return {
    solid: (x, y, z) => blend(blend(palm(x, y, z), tips(x, y, z), 0.035), thumb(x, y, z), 0.04),
    paint: (point, surface) => paintSkin(surface, skin, point.y < -0.17 ? 0.7 : 0.25),
  };
}

/** Sleeves that hang from (0, 0), with the radii at their upper and lower ends, and hands of skin. */
export function armShapes<const Hand extends Grip>(
  [shoulder, over, under, wrist]: readonly [number, number, number, number],
  paint: Painter,
  skin: string,
  hands: readonly Hand[],
): Record<Hand | 'armUpper' | 'armLower', PartShape> {
  return {
    armUpper: { solid: rod([0, 0, 0], [0, -UPPER, 0], shoulder, over), paint },
    armLower: { solid: rod([0, 0, 0], [0, -LOWER, 0], under, wrist), paint },
    ...byName(hands, (hand) => handShape(hand, skin)),
  };
}
