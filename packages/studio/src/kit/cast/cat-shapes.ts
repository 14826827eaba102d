import { smooth } from '../math/easing.ts';
import { fractal } from '../math/noise.ts';
import type { CastShape } from './cast-frame.ts';
import type { Light } from './light.ts';
import { ball, blend, ellipsoid, melted, rod, type Solid } from './solid.ts';
import { linearRgb, type Point, type Surface, setColor, tint } from './surface.ts';

// What cats look like, for the workshop alone: renders open the sprites that ship.

/** A cat's looks; colors as #rrggbb. */
export type CatLooks = {
  coat: string;
  stripe: string;
  muzzle: string;
  /** Length of the fur in units: 0.06 sleek, 0.14 fluffy. */
  fluff: number;
  /** Width of the body against its height. */
  round: number;
};

const skull = melted(0.12, [
  ellipsoid([0, 0.02, 0], [0.66, 0.54, 0.52]),
  ellipsoid([-0.36, -0.2, 0.1], [0.34, 0.28, 0.36]),
  ellipsoid([0.36, -0.2, 0.1], [0.34, 0.28, 0.36]),
]);
const muzzle = melted(0.06, [
  ball(-0.12, -0.2, 0.5, 0.17),
  ball(0.12, -0.2, 0.5, 0.17),
  ball(0, -0.34, 0.4, 0.15),
]);
const ear = rod([0.38, 0.34, 0], [0.52, 0.84, -0.02], 0.25, 0.025);
const insideOfEar = ellipsoid([0.44, 0.5, 0.22], [0.13, 0.3, 0.16]);
const ears: Solid = (x, y, z) => Math.max(ear(Math.abs(x), y, z), -insideOfEar(Math.abs(x), y, z));
const head: Solid = (x, y, z) =>
  blend(blend(skull(x, y, z), muzzle(x, y, z), 0.08), ears(x, y, z), 0.05);
const paw = melted(0.06, [
  rod([0, 0.34, 0], [0, -0.3, 0.06], 0.15, 0.15),
  ellipsoid([0, -0.4, 0.12], [0.19, 0.16, 0.2]),
]);

function painter(looks: CatLooks) {
  const [coat, stripe] = [linearRgb(looks.coat), linearRgb(looks.stripe)];
  const [pale, pink] = [linearRgb(looks.muzzle), linearRgb('#f08a98')];
  return (point: Point, surface: Surface) => {
    setColor(surface, coat);
    const wave = Math.sin(
      Math.abs(point.x) * 17 + point.y * 4 + 1.4 * fractal(point.y * 5, point.x * 5, 2),
    );
    const place = Math.max(smooth(0.12, 0.3, point.y), smooth(0.46, 0.6, Math.abs(point.x)));
    tint(surface, stripe, smooth(0.3, 0.7, wave) * place);
    const chin = smooth(1.1, 0.85, Math.hypot(point.x / 0.34, (point.y + 0.3) / 0.24));
    tint(surface, pale, chin * smooth(0.1, 0.3, point.z));
    if (point.y > 0.4 && insideOfEar(Math.abs(point.x), point.y, point.z) < 0.02)
      setColor(surface, pink);
    surface.gloss = 0.04;
    surface.soft = 0.5;
    surface.rim = 1.2;
  };
}

export type CatShapes = Record<'catHead' | 'catBody' | 'catPaw' | 'catTail', CastShape>;

/** Head, torso, paw and tail. */
export function catShapes(looks: CatLooks, light: Light): CatShapes {
  const paint = painter(looks);
  const plain = (point: Point, surface: Surface) => {
    paint({ ...point, z: -1, y: -0.2 + 0.4 * Math.abs(Math.sin(point.y * 3)) }, surface);
  };
  const usual = { density: 6500, width: 0.017, wild: 0.3 };
  return {
    catHead: {
      light,
      solid: head,
      paint,
      hair: {
        ...usual,
        length: (x, y) =>
          Math.hypot(x / 0.25, (y + 0.32) / 0.2) < 1
            ? 0.03
            : looks.fluff * (0.6 + smooth(0.3, 0.75, Math.abs(x))),
        crown: [0, -0.22],
        hang: 0.1,
      },
    },
    catBody: {
      light,
      solid: melted(0.2, [
        ellipsoid([0, -0.25, 0], [0.6 * looks.round, 0.8, 0.5]),
        ellipsoid([0, 0.3, 0], [0.42, 0.4, 0.36]),
      ]),
      paint: plain,
      hair: { ...usual, density: 4000, length: () => looks.fluff * 1.1, crown: [0, 1], hang: 0.5 },
    },
    catPaw: {
      light,
      solid: paw,
      paint: plain,
      hair: {
        ...usual,
        length: (_x, y) => (y < -0.36 ? 0.03 : looks.fluff * 0.8),
        crown: [0, 0.8],
        hang: 0.7,
      },
    },
    catTail: {
      light,
      solid: melted(0.1, [
        rod([0, -0.5, 0], [0.12, 0, 0], 0.1, 0.1),
        rod([0.12, 0, 0], [-0.06, 0.46, 0], 0.1, 0.07),
      ]),
      paint: plain,
    },
  };
}
