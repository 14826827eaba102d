import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { ball, rod, type Solid, union } from '../../kit/cast/solid.ts';
import { linearRgb, type Painter, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { spaceNoise } from '../../kit/math/noise.ts';
import { paintCotton, plain } from '../_babies/cloth.ts';
import { block, litShapes } from '../_babies/shapes.ts';
import { siteLight } from './light.ts';

const foam = block(0.42, 0.25, 0.25, 0.06);

/** The solid with its point (dx, dy, dz) in the middle. */
function centered(solid: Solid, dx: number, dy: number, dz: number): Solid {
  return (x, y, z) => solid(x + dx, y + dy, z + dz);
}
const track = block(0.42, 0.13, 0.12, 0.12);
const tracks = centered(union([track, centered(track, 0, 0, -0.3)]), 0, 0.36, 0.15);
const body = centered(block(0.34, 0.16, 0.26, 0.07), -0.03, 0.1, 0);
const cab = centered(block(0.17, 0.2, 0.2, 0.05), -0.14, -0.2, 0);
const arm = union([
  rod([0, 0, 0], [-0.32, 0.36, 0], 0.075, 0.065),
  rod([-0.32, 0.36, 0], [-0.62, 0.04, 0], 0.065, 0.055),
]);
const scoop: Solid = (x, y, z) =>
  Math.max(ball(-0.62, -0.06, 0, 0.17)(x, y, z), x + y * 0.4 + 0.56, Math.abs(z) - 0.13) * 0.9;
const bucket = centered(scoop, 0.22, 0.06, -0.1);
const toy = union([tracks, body, cab, centered(arm, 0.22, 0.06, -0.1), bucket]);

const paintToy: Painter = (point, surface) => {
  const { x, y, z } = point;
  plain('#ffb81a', 0.6)(point, surface);
  if (tracks(x, y, z) < 0.006) {
    plain('#3a3d4a', 0.3)(point, surface);
    if (Math.abs(y + 0.36) < 0.06) tint(surface, linearRgb('#8a90a4'), 0.5);
  }
  if (cab(x, y, z) < 0.006 && Math.abs(y - 0.22) < 0.1) plain('#8fdcff', 0.95)(point, surface);
  if (bucket(x, y, z) < 0.006) plain('#e8483a', 0.5)(point, surface);
};

const cone: Solid = (x, y, z) =>
  Math.min(
    rod([0, -0.38, 0], [0, 0.34, 0], 0.2, 0.05)(x, y, z),
    block(0.28, 0.04, 0.28, 0.03)(x, y + 0.44, z),
  );
const paintCone: Painter = (point, surface) => {
  plain('#ff6a2a', 0.4)(point, surface);
  tint(surface, linearRgb('#ffffff'), smooth(0.1, 0.09, Math.abs(point.y + 0.06)));
};

function paintFoam(color: string): Painter {
  return (point, surface) => {
    paintCotton(surface, point, color);
    const pore = spaceNoise(point.x * 40, point.y * 40, point.z * 40, 2);
    tint(surface, linearRgb('#ffffff'), 0.22 * smooth(0.58, 0.7, pore));
    surface.soft = 0.5;
  };
}

/** What a toy digger, a traffic cone and foam blocks of the given colors (#rrggbb) look like. */
export const siteToyShapes = (colors: readonly string[]): Record<string, CastShape> =>
  litShapes(siteLight, {
    toy: { solid: toy, paint: paintToy },
    cone: { solid: cone, paint: paintCone },
    ...Object.fromEntries(
      colors.map((color, i) => [`block${i}`, { solid: foam, paint: paintFoam(color) }]),
    ),
  });
