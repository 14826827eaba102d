import { pick } from '../../engine/random.ts';
import type { SceneMaker } from '../../engine/scene.ts';
import type { Sprites } from '../../engine/sprites.ts';
import { PITCH } from '../../engine/stage.ts';
import { drawContactShadow } from '../../kit/air/atmosphere.ts';
import type { Camera } from '../../kit/camera/camera.ts';
import { projector } from '../../kit/camera/projection.ts';
import { castLater } from '../../kit/cast/cast-later.ts';
import { matrixOf, type Pose } from '../../kit/cast/pose.ts';
import { put } from '../../kit/cast/posed.ts';
import { bitBake, drawBurst, planBurst } from '../../kit/juice/burst.ts';
import { bladeBake, steelBlade } from '../../kit/knife/blade.ts';
import { drawPlaneKnife } from '../../kit/knife/plane-knife.ts';
import { easeInOut, easeOut, mix, pulse, smooth, spring } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { drawPlates, widePlates } from '../_slicing/margin.ts';
import { drawSwing, poseAt, type Swing, swingBakes, swingNames } from '../_slicing/swing.ts';
import { buttonBake, drawButtons, drawLooseButton } from './buttons.ts';
import { planCoat, planFleece, WEDGE, wools } from './coat.ts';
import { type Curl, curlsBake, drawCurls, type Ruffle } from './curls.ts';
import { brushBake, drawBrush } from './hairbrush.ts';
import { salonLooks, tuftLook } from './looks.ts';
import { at } from './times.ts';

const FOLDER = 'curly-watermelon';
const wedge: Swing = {
  name: 'wedge',
  closed: { yaw: 0, tip: 0, roll: 0 },
  open: { yaw: -1.95, tip: 0, roll: 1.5 },
  poses: 8,
};
const green = tuftLook(wools[0], 24);
const pink = tuftLook(wools[2], 40);

export const curlyFurWatermelonSlicing: SceneMaker = ({ stage, random }) => {
  const scale = stage.scale * 1.06;
  const look = pick(random, salonLooks);
  const coat = planCoat(random);
  const fleece = { wedge: planFleece(random, 1), rest: planFleece(random, -1) };
  const greenBits = planBurst(green, random);
  const pinkBits = planBurst(pink, random);
  const way = random() < 0.5 ? -1 : 1;
  const center = -0.99 * Math.cos(PITCH) * scale;

  const apart = (t: number) =>
    easeInOut((t - at.pomf) / (at.land - at.pomf)) - easeInOut((t - at.back) / (at.home - at.back));
  const fluffed = (t: number) =>
    (smooth(at.pomf, at.pomf + 0.5, t) + 0.25 * spring(t - at.pomf - 0.35, 1.6, 2.2)) *
    smooth(at.home, at.home - 0.35, t);

  function camera(t: number): Camera {
    const close = easeInOut((t - 1.6) / 1.4) * smooth(at.pomf + 0.6, at.pomf - 0.2, t);
    const turn = (t * Math.PI) / 4;
    return { zoom: 1.0 + 0.12 * close, x: Math.sin(turn) * 14 * way, y: 6 * Math.cos(turn) - 6 };
  }

  const brushX = (t: number) => mix(-1.25, 1.25, easeInOut((t - at.brush) / 1.25)) * way;

  /** Curls breathe, lie down under the brush and the blade, and spring back. */
  function ruffleAt(t: number): (curl: Curl) => Ruffle {
    const home = 0.3 * spring(t - at.home, 2, 3.4) + 0.2 * spring(t - at.land, 2.2, 4);
    return (curl) => {
      const [x, y, z] = curl.normal;
      const passed = at.brush + ((x * way + 1.05) / 2.1) * 1.15;
      const under = y > 0 ? smooth(0.05, 0.6, y) : 0;
      const brushed =
        under * (t < passed ? smooth(passed - 0.2, passed, t) : spring(t - passed, 1.7, 2.6));
      const angle = Math.atan2(x, z);
      let push = 0;
      for (const [plane, start] of rows(2, [-WEDGE, at.first, WEDGE, at.second])) {
        const near = angle - plane;
        const wave = pulse(start + 0.15, start + 1, t) + 0.4 * spring(t - start - 1, 2.2, 3);
        if (z > 0) push += Math.sign(near) * smooth(0.42, 0.02, Math.abs(near)) * wave;
      }
      const idle = 0.03 * Math.sin(t * Math.PI + curl.phase * 3);
      return {
        x: 0.05 * push + 0.05 * brushed * way,
        y: 0.05 * brushed + 0.25 * home * Math.sin(curl.phase) * 0.2,
        size: 1.06 + idle - 0.22 * brushed + home * 0.5,
        flat: 1 - 0.3 * Math.max(0, brushed) - 0.2 * Math.abs(push),
      };
    };
  }

  function drawBody(context: pen.Context, sprites: Sprites, t: number) {
    const show = projector({});
    put(context, sprites.body!);
    const size = fluffed(t);
    const puff = { x: 0, y: 0, size, flat: 1 };
    if (size > 0.02) {
      drawCurls(context, sprites.curls!, fleece.rest, show, scale, () => puff);
      for (const side of [-1, 1] as const)
        drawButtons(context, sprites, show, scale, { side, facing: -1, size: Math.min(1, size) });
    }
    drawCurls(context, sprites.curls!, coat.rest, show, scale, ruffleAt(t));
  }

  function drawWedge(context: pen.Context, sprites: Sprites, t: number) {
    const share = apart(t);
    const landed = spring(t - at.land, 2.2, 4.5) * 0.08 * smooth(at.land, at.land + 0.02, t);
    const breathe = 0.012 * Math.sin(t * Math.PI * 1.5) * share;
    pen.at(context, { y: share * 0.62 * scale - Math.sin(share * Math.PI) * 0.85 * scale }, () => {
      context.translate(0, 0.9 * scale);
      context.scale(1 + 0.1 * share + landed, 1 + 0.1 * share - landed + breathe);
      context.translate(0, -0.9 * scale);
      drawSwing(context, sprites, wedge, share);
      const m = poseAt(wedge, share);
      const show = projector(m);
      const size = fluffed(t);
      const puff = { x: 0, y: 0, size: size * 1.05, flat: 1 };
      drawCurls(context, sprites.curls!, coat.wedge, show, scale, ruffleAt(t));
      if (matrixOf(m)[8]! < 0.97 && size > 0.02) {
        drawCurls(context, sprites.curls!, fleece.wedge, show, scale, () => puff);
        for (const side of [-1, 1] as const)
          drawButtons(context, sprites, show, scale, { side, facing: 1, size });
      }
    });
  }

  function drawKnife(context: pen.Context, sprites: Sprites, t: number) {
    const cut = t < at.second ? { start: at.first, yaw: -WEDGE } : { start: at.second, yaw: WEDGE };
    const age = t - cut.start;
    if (age < -0.6 || age > 1.5) return;
    const down = mix(3.4, 1.0, easeOut((age + 0.6) / 0.7));
    const sunk = mix(down, -0.55, easeInOut((age - 0.1) / 0.55));
    drawPlaneKnife(context, sprites.knife!, {
      yaw: cut.yaw,
      scale,
      edge: mix(sunk, 4, easeInOut((age - 0.62) / (t < at.second ? 0.24 : 0.6))),
      slide: 0.12 * Math.sin(age * 16) * pulse(0.1, 0.65, age),
      tilt: -0.06,
      length: 2.6,
      beyond: 0.14,
    });
  }

  const castPiece = (piece: 'wedge' | 'notched', name: string, pose: Pose, poseScale: number) =>
    castLater(
      { name: `${FOLDER}/${name}`, pose, scale: poseScale, reach: [0.99, 0.99], pitch: PITCH },
      async () => (await import('./watermelon.ts')).plushShapes[piece],
    );
  const bulbs = Array.from({ length: 10 }, () => 0.32 + 0.1 * random());

  return {
    bakes: {
      ...widePlates(stage, {
        backdrop: async () => (await import('./salon.ts')).salonBake(stage, look, bulbs),
        ground: async () => (await import('./salon.ts')).salonTableBake(stage, look),
      }),
      body: castPiece('notched', 'body', {}, scale),
      ...swingBakes(wedge, scale, (name, pose, size) => castPiece('wedge', name, pose, size)),
      curls: curlsBake(`${FOLDER}/curls`, wools, scale),
      button: buttonBake(),
      brush: brushBake(stage.scale * 1.9, '#ff9fc0', '#ffe0ea'),
      knife: bladeBake(stage.scale * 2.7, { ...steelBlade, handle: ['#ff9fc0', '#d85a8a'] }),
      green: bitBake(green),
      pink: bitBake(pink),
    },
    subject: ['green', 'curls', 'body', ...swingNames(wedge)],
    grade: { bloom: 0.22, vignette: 0.22, grain: 1.1, color: 1.1 },
    score: async () => (await import('./score.ts')).furScore(random),
    posterSeconds: 5.8,
    exposures: (t) => ((t > at.pomf && t < at.land) || (t > at.back && t < at.home) ? 2 : 1),
    draw(context, sprites, t) {
      drawPlates(context, sprites, stage, camera(t));
      const share = apart(t);
      drawContactShadow(context, stage.x, stage.ground, scale * 0.95, 0);
      if (share > 0.5)
        drawContactShadow(context, stage.x, stage.ground + 0.66 * scale * share, scale * 0.62, 0);
      context.translate(stage.x, stage.ground + center);
      const bounce =
        0.05 * spring(t - at.home, 2, 4) +
        0.05 * spring(t - at.pomf, 2, 5) * smooth(at.pomf, at.pomf + 0.05, t);
      context.save();
      context.translate(0, 0.95 * scale);
      context.scale(1 + bounce * 0.6, 1 - bounce + 0.006 * Math.sin(t * Math.PI));
      context.translate(0, -0.95 * scale);
      drawBody(context, sprites, t);
      drawKnife(context, sprites, t);
      drawWedge(context, sprites, t);
      context.restore();
      const up = smooth(0.45, 0, t) + smooth(1.55, 2.1, t);
      if (t < 2.2) drawBrush(context, sprites.brush!, scale, { x: brushX(t), up }, t);
      drawLooseButton(context, sprites.button!, scale, {
        out: (t - at.seed) / 0.9,
        home: (t - at.back) / 0.7,
      });
      const line = { x: 0, top: -0.8 * scale, bottom: 0.5 * scale, scale };
      drawBurst(context, sprites.green!, green, greenBits, line, t - at.first - 0.4);
      drawBurst(context, sprites.pink!, pink, pinkBits, line, t - at.pomf - 0.1);
    },
  };
};
