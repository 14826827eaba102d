import { towards } from '../../kit/math/colors.ts';
import * as pen from '../../kit/pen/pen.ts';

/** Where a palm leaf grows, in pixels, and at what angle. */
type Root = { x: number; y: number; turn: number };

/** One palm leaf, `length` pixels long, bending down towards its tip. */
export function paintFrond(context: pen.Context, root: Root, length: number, color: string) {
  pen.at(context, root, () => {
    const sag = Math.cos(root.turn) * 0.35;
    for (let i = 1; i <= 26; i++) {
      const share = i / 26;
      const rootX = length * share;
      const rootY = length * sag * share * share * 0.6;
      const leaf = length * 0.36 * Math.sin(Math.PI * (0.12 + 0.84 * share)) + length * 0.04;
      for (const side of [-1, 1]) {
        context.fillStyle = towards(color, side < 0 ? '#e6ff8a' : '#06301c', 0.12 + 0.2 * share);
        pen.shape(context, {
          curve: [
            rootX - length * 0.02,
            rootY,
            rootX + leaf * 0.4,
            rootY + side * leaf * 0.55,
            rootX + leaf * 0.75,
            rootY + side * leaf + Math.abs(leaf) * sag * 0.6,
            rootX + leaf * 0.15,
            rootY + side * leaf * 0.4,
            rootX + length * 0.02,
            rootY,
          ],
        });
      }
    }
    pen.nib(context, towards(color, '#f4ffb0', 0.35), length * 0.014);
    pen.line(context, { curve: [0, 0, length * 0.5, 0, length, length * sag * 0.6] });
  });
}
