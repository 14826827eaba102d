import type { Look } from '../../../engine/sprites.ts';
import { towards } from '../../../kit/math/colors.ts';
import * as pen from '../../../kit/pen/pen.ts';

/** A paper cocktail umbrella, seen a little from above. */
export function umbrella(color: string): Look {
  return {
    paint(context) {
      context.translate(120, 110);
      context.lineCap = 'round';
      pen.line(context, 'M0 -20 L0 144', '#d9a45e', 6);
      const folds = 12;
      for (let i = 0; i < folds; i++) {
        const angle = (number: number) => Math.PI + (Math.PI * number) / folds;
        const tone = i % 2 ? towards(color, '#ffffff', 0.3) : towards(color, '#7a0a3a', 0.06);
        paintFold(context, angle(i), angle(i + 1), tone);
      }
      pen.disc(context, [0, -86, 7], '#ffe9a0');
    },
  };
}

function paintFold(context: pen.Context, from: number, to: number, color: string) {
  const rim = (angle: number, radius: number): [number, number] => [
    Math.cos(angle) * radius,
    Math.sin(angle) * radius * 0.16 + 6,
  ];
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(0, -86);
  context.lineTo(...rim(from, 112));
  context.quadraticCurveTo(...rim((from + to) / 2, 119), ...rim(to, 112));
  context.fill();
  for (const share of [0.62, 0.8]) {
    const middle = (from + to) / 2;
    const [x, y] = rim(middle, 112);
    pen.disc(context, [x * share, -86 + (y + 86) * share, 4.2], '#ffffffd9');
  }
}

/** A striped straw with a bend, its foot at the middle of the bottom. */
export function straw(color: string): Look {
  return {
    paint(context) {
      context.lineCap = 'butt';
      context.lineJoin = 'round';
      const stroke = (style: string, width: number, dash: number[]) => {
        pen.nib(context, style, width);
        context.setLineDash(dash);
        pen.line(context, 'M70 280 L56 80 L6 40');
      };
      stroke('#ffffff', 24, []);
      stroke(color, 24, [17, 17]);
      context.translate(-6, -2);
      stroke('#ffffff8c', 5, []);
    },
  };
}
