import type { Bake } from '../../engine/sprites.ts';
import { castBake } from '../../kit/cast/cast.ts';
import type { Light } from '../../kit/cast/light.ts';
import { blend, ellipsoid, rod, type Solid } from '../../kit/cast/solid.ts';
import { linear, setColor, tint } from '../../kit/cast/surface.ts';
import * as pen from '../../kit/pen/pen.ts';

const ear: Solid = (x, y, z) => {
  const side = Math.abs(x) - 0.86;
  const shell = ellipsoid([0, 0.04, 0.1], [0.25, 0.42, 0.13])(side, y, z);
  const bowl = ellipsoid([-0.01, 0.08, 0.24], [0.15, 0.26, 0.14])(side, y, z);
  const ridge = rod([0.03, 0.22, 0.2], [0.05, -0.06, 0.2], 0.035, 0.04)(side, y, z);
  const lobe = ellipsoid([-0.05, -0.3, 0.12], [0.11, 0.11, 0.09])(side, y, z);
  return Math.min(Math.max(blend(shell, lobe, 0.08), -bowl), ridge);
};

const box: Solid = (x, y, z) => {
  const gap = [Math.abs(x) - 0.56, Math.abs(y) - 0.2, Math.abs(z) - 0.16] as const;
  const [a, b, c] = gap.map((value) => Math.max(0, value)) as [number, number, number];
  return Math.sqrt(a * a + b * b + c * c) + Math.min(0, Math.max(...gap)) - 0.09;
};

const plate: Solid = (x, y, z) => ellipsoid([0, 0, 0], [0.1, 0.3, 0.3])(Math.abs(x) - 0.68, y, z);

const stand = rod([0, -0.3, 0], [0, -1, 0], 0.07, 0.07);

/** A gray microphone with a silicone ear at each side; the middle of its body lies in the middle. */
export function binauralBake(light: Light, scale: number): Bake {
  const silicone = linear('#9a94a8');
  const metal = linear('#3a3a48');
  return castBake({
    name: 'whisper/binaural',
    solid: (x, y, z) => Math.min(ear(x, y, z), box(x, y, z), plate(x, y, z), stand(x, y, z)),
    paint(point, surface) {
      const { x, y, z } = point;
      setColor(surface, metal);
      surface.gloss = 0.6;
      surface.rim = 1.4;
      const mesh = Math.sin(x * 90) * Math.sin(y * 90);
      if (Math.abs(x) < 0.4 && Math.abs(y) < 0.17 && z > 0.2)
        tint(surface, [0.01, 0.01, 0.02], mesh > 0.1 ? 0.85 : 0.1);
      if (z > 0.2 && Math.hypot(x - 0.5, y) < 0.03) {
        setColor(surface, linear('#ff5ac0'));
        surface.glow = 3;
      }
      if (ear(x, y, z) > 0.012) return;
      setColor(surface, silicone);
      surface.gloss = 0.25;
      surface.soft = 0.7;
    },
    light,
    scale,
    reach: [1.16, 0.86],
    middle: -0.3,
    pitch: 0.1,
  });
}

/** A small wooden box with a lid, `width` pixels wide and 0.62 of that tall. */
export function woodenBoxBake(width: number): Bake {
  return {
    width,
    height: Math.round(width * 0.62),
    paint(context) {
      context.scale(width, width);
      context.fillStyle = pen.linear(context, [0, 0, 1, 0.6], ['#e8a860', '#8a4a1e']);
      pen.box(context, [0.03, 0.2, 0.94, 0.4, 0.04]);
      context.fillStyle = pen.down(context, [0, 0.24], ['#ffd898', '#d0884a']);
      pen.shape(context, 'M0.08 0.02 L0.92 0.02 L1 0.2 L0 0.2');
      pen.box(context, [0, 0.19, 1, 0.06], '#b06a30');
      pen.box(context, [0.45, 0.22, 0.1, 0.1, 0.02], '#f0c860');
      context.strokeStyle = 'rgba(90,40,10,0.35)';
      context.lineWidth = 0.012;
      for (let i = 0; i < 5; i++) {
        context.beginPath();
        context.moveTo(0.05, 0.32 + i * 0.06);
        context.bezierCurveTo(0.3, 0.3 + i * 0.06, 0.6, 0.36 + i * 0.05, 0.95, 0.31 + i * 0.06);
        context.stroke();
      }
    },
  };
}

/** A fluffy makeup brush, bristles up; `height` pixels tall and a third as wide. */
export function makeupBrushBake(height: number): Bake {
  return {
    width: Math.round(height * 0.36),
    height,
    paint(context) {
      context.scale(height, height);
      context.fillStyle = pen.across(context, [0.14, 0.22], ['#ffb0d0', '#a03a7a']);
      pen.box(context, [0.145, 0.5, 0.07, 0.49, 0.035]);
      pen.box(context, [0.135, 0.4, 0.09, 0.13], '#f0c060');
      for (let i = 0; i < 170; i++) {
        const share = (i % 35) / 34 - 0.5;
        context.strokeStyle = i % 3 ? 'rgba(255,226,236,0.9)' : 'rgba(214,140,170,0.75)';
        context.lineWidth = 0.006;
        context.beginPath();
        context.moveTo(0.18 + share * 0.07, 0.41);
        context.quadraticCurveTo(
          0.18 + share * 0.34,
          0.24,
          0.18 + share * (0.28 + 0.003 * (i % 17)),
          0.03 + 0.1 * share * share + 0.05 * ((i * 7) % 10) * 0.1,
        );
        context.stroke();
      }
    },
  };
}
