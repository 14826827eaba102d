import { branch, pick } from '../../engine/random.ts';
import type { SceneMaker } from '../../engine/scene.ts';
import type { Sprites } from '../../engine/sprites.ts';
import { plateSize } from '../../kit/camera/plate-size.ts';
import { place, put, within } from '../../kit/cast/posed.ts';
import { drawSoftBall, softBallBake } from '../../kit/cast/soft-ball.ts';
import { calm, type Expression } from '../../kit/face/expression.ts';
import { drawFeatures } from '../../kit/face/features.ts';
import { blinks } from '../../kit/face/looks.ts';
import { easeInOut, mix, pulse, smooth, TURN } from '../../kit/math/easing.ts';
import { scatter } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import { picturesLater, widthwise } from '../../kit/pen/picture-later.ts';
import { mouthAt } from '../../kit/sound/line.ts';
import { phrase } from '../../kit/sound/phrase.ts';
import { whisperCasts, women } from './bakes.ts';
import { drawLips, womanFeatures } from './face.ts';
import type { RoomLook } from './room.ts';

const BRUSH = 6.3;
/** Four fingers roll over the lid, three times: from the little one to the index. */
const ROLLS = [4.45, 4.98, 5.45];
const taps = ROLLS.flatMap((start) => [0, 1, 2, 3].map((finger) => start + finger * 0.09));

export const whisperGirlAsmr: SceneMaker = ({ stage, random }) => {
  const woman = pick(random, women);
  const look = pick<RoomLook>(random, ['violet', 'blue', 'plum']);
  const unit = Math.min(stage.width / 2.35, stage.height / 3.1);
  const tall = stage.height > stage.width;
  const middle = { x: stage.width / 2, y: stage.height * (tall ? 0.38 : 0.34) };
  const micY = Math.min(stage.height - middle.y - unit * 0.48, unit * 1.5);
  const lines = {
    left: phrase(random, 'Ai.u Ei u E Ei', { at: 0.35, pitch: 200, pace: 5, level: 0.55 }),
    right: phrase(random, 'Au.E i O', { at: 2.75, pitch: 200, pace: 4, level: 0.55 }),
  };
  const room = branch(random);
  const brush = Math.round(unit * 0.85);
  const line = [...lines.left, ...lines.right];

  /** -1 at the left ear, 1 at the right one. */
  const lean = (t: number) =>
    -easeInOut(t / 0.5) + 2 * easeInOut((t - 1.95) / 0.8) - easeInOut((t - 3.95) / 0.6);

  function expression(t: number): Expression {
    const mouth = mouthAt(line, t);
    const side = lean(t);
    const shut = smooth(7.25, 7.75, t) + smooth(0.35, 0.05, t);
    const down = smooth(4.2, 4.5, t) * smooth(6, 5.75, t);
    const onBrush = pulse(6.1, 7.2, t);
    return {
      ...calm,
      lookX: side * 0.75 + 0.2 * down + onBrush * 0.5 * Math.cos(((t - BRUSH) / 0.9) * Math.PI),
      lookY: 0.35 * Math.abs(side) + 0.7 * down + 0.6 * onBrush,
      lid: Math.max(mix(0.15, 1, Math.min(1, shut)), blinks(t, 1.4, 2.3, 4.05, 5.95)),
      browLift: 0.25 + 0.25 * mouth.open,
      browWorry: 0.08,
      smile: mix(0.95, 0.4, smooth(0, 0.3, mouth.open)),
      open: Math.max(0.02, mouth.open * 0.75),
      breadth: mix(0.95, mouth.breadth * 0.8, smooth(0, 0.4, mouth.open)),
      blush: 0.55,
    };
  }

  function drawWoman(context: pen.Context, sprites: Sprites, t: number) {
    const side = lean(t);
    const breath = Math.sin((t / 8) * TURN * 2);
    const x = side * unit * 0.22;
    const dip = Math.abs(side) * unit * 0.12;
    const nape = { x: x * 0.95, y: unit * 0.02 + dip - unit * 0.008 * breath };
    place(context, sprites.mane!, { ...nape, turn: side * 0.1, shiftY: unit * 0.3 });
    const turn = side * 0.13 + 0.02 * Math.sin((t / 8) * TURN * 3) + 0.05 * pulse(4.2, 6, t);
    const head = { x, y: dip - unit * 0.012 * breath, turn };
    place(context, sprites.head!, { ...head, shiftY: unit * 0.22 });
    const chest = { x: x * 0.7, y: unit * 1.18 + dip * 0.6, turn: side * 0.05 };
    place(context, sprites.sweater!, { ...chest, tall: 1 + 0.008 * breath, shiftY: unit * 0.6 });
    within(context, head, () => {
      const face = expression(t);
      pen.at(context, { x: side * unit * 0.035, y: unit * 0.02, scale: unit }, () =>
        drawFeatures(context, face, womanFeatures, (dx, dy) =>
          drawLips(context, dx, dy, face.open, face.breadth),
        ),
      );
      put(context, sprites.hair!, 0, unit * 0.4);
    });
  }

  /** A hand with four fingers, wrist at (0, 0.2); `curl` bends each of them, in radians. */
  function drawHand(context: pen.Context, sprites: Sprites, curl: (finger: number) => number) {
    for (let finger = 0; finger < 4; finger++) {
      const bent = curl(finger);
      const root = { x: unit * (finger - 1.5) * 0.088, y: -unit * (0.1 + 0.02 * Math.sin(finger)) };
      const bend = { turn: (finger - 1.5) * 0.07 + bent * 0.25, tall: Math.cos(bent) };
      place(context, sprites.finger!, { ...root, ...bend, shiftY: -unit * 0.12 });
    }
    put(context, sprites.palm!, 0, unit * 0.42);
  }

  function drawBox(context: pen.Context, sprites: Sprites, t: number) {
    const up = easeInOut((t - 3.95) / 0.45) - easeInOut((t - 5.85) / 0.45);
    if (up <= 0) return;
    const y = mix(stage.height - middle.y + unit * 0.9, unit * 0.98, up);
    within(context, { x: -unit * 0.42, y: y + unit * 0.32, turn: 0.35 }, () =>
      drawHand(context, sprites, () => 0.5),
    );
    place(context, sprites.box!, { y, turn: 0.02 * Math.sin(t * 5) });
    within(context, { x: unit * 0.44, y: y - unit * 0.13, turn: -1.02 }, () =>
      drawHand(context, sprites, (finger) => {
        const hits = ROLLS.map((start) => start + finger * 0.09);
        return 0.15 + 0.75 * Math.max(...hits.map((hit) => pulse(hit - 0.09, hit + 0.05, t)));
      }),
    );
  }

  function drawBrush(context: pen.Context, sprites: Sprites, t: number) {
    const up = easeInOut((t - 5.9) / 0.45) - easeInOut((t - 7.3) / 0.5);
    if (up <= 0) return;
    const sweep = easeInOut((t - BRUSH) / 0.95);
    const x = mix(0.75, -0.62, sweep) * unit;
    const y = mix(stage.height - middle.y + unit * 0.9, micY - unit * 0.02, up);
    within(context, { x, y, turn: mix(-0.7, 0.35, sweep) - 0.2 }, () => {
      put(context, sprites.brush!, 0, -unit * 0.02);
      within(context, { y: unit * 0.3 }, () =>
        drawHand(context, sprites, (finger) => 0.9 + 0.1 * finger),
      );
    });
  }

  return {
    bakes: {
      backdrop: {
        ...plateSize(stage),
        look: async () => (await import('./room.ts')).nightRoomBake(stage, look, room),
      },
      ...picturesLater(
        {
          box: widthwise(unit * 0.74, 0.62),
          brush: { width: Math.round(brush * 0.36), height: brush },
        },
        async () => (await import('./props.ts')).whisperProps,
      ),
      lamp: softBallBake('255,170,80'),
      ...whisperCasts(woman, unit),
    },
    subject: ['hair', 'mane', 'sweater'],
    grade: { bloom: 0.42, vignette: 0.4, grain: 2, color: 1.05 },
    score: async () =>
      (await import('./score.ts')).whisperScore(lines, { taps, brush: BRUSH }, random),
    posterSeconds: 0.95,
    exposures: () => 1,
    draw(context, sprites, t) {
      const push = 1.015 - 0.015 * Math.cos((t / 8) * TURN);
      context.translate(middle.x, middle.y);
      place(context, sprites.backdrop!, { y: stage.height / 2 - middle.y });
      context.globalCompositeOperation = 'lighter';
      for (let i = 0; i < 6; i++) {
        const x = (scatter(i + 5) - 0.5) * stage.width;
        const y = -middle.y + stage.height * (0.06 + 0.08 * scatter(i));
        const alpha = 0.25 + 0.25 * Math.sin((t / 8) * TURN * (1 + (i % 3)) + i);
        drawSoftBall(context, sprites.lamp!, x, y, unit * 0.22, alpha);
      }
      context.globalCompositeOperation = 'source-over';
      context.scale(push, push);
      drawWoman(context, sprites, t);
      drawBox(context, sprites, t);
      put(context, sprites.mic!, 0, micY + unit * 0.28);
      drawBrush(context, sprites, t);
      context.globalCompositeOperation = 'lighter';
      drawSoftBall(context, sprites.lamp!, -stage.width * 0.5, unit * 0.1, unit * 1.3, 0.4);
    },
    faceAt(t) {
      const x = middle.x + lean(t) * unit * 0.22;
      return { x, y: middle.y, scale: unit, tilt: lean(t) * 0.13 };
    },
  };
};
