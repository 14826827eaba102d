import type { Random } from '../../engine/random.ts';
import { fractal } from '../../kit/math/noise.ts';
import type { Curl } from './curls.ts';

/** Half the angle of the wedge that is cut out at the front, in radians. */
export const WEDGE = 0.6;

/** Colors of the wool (#rrggbb), and which is which. */
export const wools = ['#a6dc4e', '#2f8a3c', '#ff5576', '#fff3da'] as const;
const [LIME, LEAF, PINK, CREAM] = [0, 1, 2, 3] as const;

/** How far inside the wedge's two planes a point is; above 0 is inside. */
export function inWedge(x: number, z: number): number {
  return z * Math.sin(WEDGE) - Math.abs(x) * Math.cos(WEDGE);
}

/** Whether the rind is dark green at a point. */
export function isDark(x: number, y: number, z: number): boolean {
  const wander = (fractal(x * 2 + 9, y * 3 + z, 2) - 0.5) * 1.4;
  return Math.sin(Math.atan2(x, z) * 8 + Math.PI / 2 + wander) > 0.1;
}

/** Curls evenly over the whole ball: those of the wedge, and the rest. */
export function planCoat(random: Random): { wedge: Curl[]; rest: Curl[] } {
  const coat = { wedge: [] as Curl[], rest: [] as Curl[] };
  const count = 400;
  for (let i = 0; i < count; i++) {
    const y = 1 - ((i + 0.5) / count) * 2;
    const ring = Math.sqrt(1 - y * y);
    const angle = i * 2.39996 + (random() - 0.5) * 0.12;
    const normal = [ring * Math.sin(angle), y, ring * Math.cos(angle)] as const;
    const far = 0.95 + random() * 0.06;
    const curl: Curl = {
      at: [normal[0] * far, normal[1] * far, normal[2] * far],
      normal,
      wool: isDark(...normal) ? LEAF : LIME,
      size: 0.112 + random() * 0.04,
      phase: random() * 6.28,
      shape: Math.floor(random() * 4),
    };
    coat[inWedge(normal[0], normal[2]) > 0 ? 'wedge' : 'rest'].push(curl);
  }
  return coat;
}

/** Pink curls on both faces of a cut, a white band of them outside; `facing` 1 for the wedge's. */
export function planFleece(random: Random, facing: 1 | -1): Curl[] {
  const fleece: Curl[] = [];
  for (const side of [-1, 1]) {
    const sine = Math.sin(WEDGE) * side;
    const cosine = Math.cos(WEDGE);
    for (let row = -7; row <= 7; row++) {
      for (let column = 0; column < 8; column++) {
        const y = (row + (random() - 0.5) * 0.5) * 0.118;
        const out = (column + (row & 1) * 0.5 + 0.1 + (random() - 0.5) * 0.4) * 0.12;
        const far = Math.hypot(y, out);
        if (far > 0.86) continue;
        fleece.push({
          at: [out * sine, y, out * cosine],
          normal: [cosine * side * facing, 0, -Math.abs(sine) * facing],
          wool: far > 0.76 ? CREAM : PINK,
          size: 0.082 + random() * 0.03,
          phase: random() * 6.28,
          shape: Math.floor(random() * 4),
        });
      }
    }
  }
  return fleece;
}
