import { branch, pick } from '../../engine/random.ts';
import type { SceneMaker } from '../../engine/scene.ts';
import type { Sprites } from '../../engine/sprites.ts';
import { BLEED } from '../../engine/stage.ts';
import { drawAir, planDust } from '../../kit/air/atmosphere.ts';
import { handheld } from '../../kit/camera/handheld.ts';
import { plateSize } from '../../kit/camera/plate-size.ts';
import { place, put, within } from '../../kit/cast/posed.ts';
import { lidOn } from '../../kit/face/eye.ts';
import { mix, pulse, smooth, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { picturesLater, rounded, widthwise } from '../../kit/pen/picture-later.ts';
import { babble, giggle, type Syllable } from '../../kit/sound/line.ts';
import { phrase } from '../../kit/sound/phrase.ts';
import { hikeTimes as at, bigfootAct, hiding, walking } from './act.ts';
import { bigfootBakes, bigfootCoats } from './bigfoot.ts';
import type { ForestLight } from './forest.ts';

/** He swings more than what is behind him. */
const SWING = 1.4;

export const bigfootVlog: SceneMaker = ({ stage, random, coat: wished }) => {
  const coat = pick(random, bigfootCoats);
  const light = pick<ForestLight>(random, ['fresh', 'golden', 'misty']);
  const [jacket, other] = pick(random, [
    ['#ff8a1e', '#e83a8a'],
    ['#ffd21e', '#2a8aff'],
    ['#ff4a3a', '#3ac8c0'],
  ] as const);
  const hideSide = random() > 0.5 ? -1 : 1;
  const dust = planDust(random, 30);
  const air = { shaft: '235,255,190', dust: '240,255,210', strength: 0.8 };
  const unit = stage.scale * 1.3;
  const middle = { x: stage.width / 2, y: stage.height * 0.47 };
  const line: Syllable[] = [
    ...phrase(random, 'Ei Ai Au.I. o Ei u', { at: 0.12, pitch: 104, pace: 7.6 }),
    ...phrase(random, 'Ai u.O i', { at: 2.75, pitch: 90, pace: 5, level: 0.45 }),
    ...phrase(random, 'U e i Ai', { at: 6.1, pitch: 88, pace: 5.6, level: 0.5 }),
    ...giggle(7.02, 120, 4, 0.3),
  ];

  const wood = branch(random);
  const hikers = babble(random, { from: 4.3, to: 5.8, pitch: 240, pace: 5.5 });
  const { drawHead, drawHand } = bigfootAct({
    unit,
    hideSide,
    line,
    lid: lidOn(wished, '#8a5235'),
  });

  /** Where the head is from the middle of the picture, and how much nearer than usual. */
  function headAt(t: number) {
    const lean = smooth(at.peek, at.peek + 0.35, t) * smooth(7.9, 7.35, t);
    return {
      x: hideSide * unit * mix(0, 0.42, hiding(t)) * (1 - lean * 0.7),
      y: unit * (0.1 * lean - 0.02),
      near: 1 + 0.24 * lean + 0.02 * walking(t) * Math.sin(t * TURN),
    };
  }

  /** The hand that holds the stick of the camera, huge in the lower corner. */
  function drawArm(context: pen.Context, sprites: Sprites, t: number) {
    const sway = handheld(t, unit * 0.03);
    const x = Math.min(stage.width * 0.5, unit * 1.3) - unit * 0.72 - sway.x;
    const low = stage.height > stage.width ? 0.5 : 0.22;
    const y = stage.height - middle.y - unit * low - sway.y;
    const shade = pen.halo(context, [x, y, 0, unit], ['#1e080099', '#1e080000']);
    pen.box(context, [x - unit, y - unit, unit * 2, unit * 2], shade);
    within(context, { x, y, turn: 2.3 + sway.turn * 2, wide: 1.2, tall: 1.2 }, () => {
      const stick = [-unit * 0.42, -unit * 0.52, unit * 1.6, unit * 0.15, unit * 0.07] as const;
      pen.box(context, stick, '#1c1e24');
      put(context, sprites.hand!);
    });
  }

  function drawHikers(context: pen.Context, sprites: Sprites, t: number) {
    for (const [name, late] of Object.entries({ hikerA: 0, hikerB: 0.42 })) {
      const share = (t - 4.15 - late) / 1.75;
      if (share < 0 || share > 1) continue;
      const x = hideSide * mix(-0.75, 0.75, share) * stage.width;
      const y = unit * (0.52 - 0.05 * Math.abs(Math.sin(t * 9 + late * 5)));
      place(context, sprites[name]!, { x, y, turn: 0.05 * Math.sin(t * 9), wide: hideSide });
    }
  }

  return {
    bakes: {
      backdrop: {
        ...plateSize(stage),
        look: async () => (await import('./forest.ts')).forestBake(stage, light, wood),
      },
      ...picturesLater(
        {
          trunk: rounded(unit * 1.5, stage.height + 2 * BLEED),
          fern: widthwise(unit * 1.25),
          frond: widthwise(unit * 1.7),
          hikerA: widthwise(unit * 0.95),
          hikerB: widthwise(unit * 0.86),
          fog: widthwise(160),
        },
        async () => (await import('./props.ts')).hikeProps(light, jacket, other),
      ),
      ...bigfootBakes(coat, unit),
    },
    subject: ['head', 'body', 'hand'],
    grade: { bloom: 0.38, vignette: 0.28, grain: 1.6, color: 1.12 },
    score: async () => (await import('./score.ts')).bigfootScore(line, hikers, random),
    posterSeconds: 1.05,
    exposures: () => 1,
    draw(context, sprites, t) {
      const step = Math.abs(Math.sin(t * TURN)) * walking(t);
      const sway = handheld(t, unit * 0.05);
      const side = hiding(t);
      const zoom = 1.08 * (1 + 0.05 * walking(t) * Math.sin((t * Math.PI) / 2) ** 2);
      const x = middle.x + sway.x * 0.4 - hideSide * side * BLEED * 0.4;
      const y = stage.height / 2 + sway.y * 0.4 + step * unit * 0.03;
      place(context, sprites.backdrop!, { x, y, turn: sway.turn, wide: zoom, tall: zoom });
      context.translate(middle.x + sway.x, middle.y + sway.y + step * unit * 0.07);
      context.rotate(sway.turn * SWING);
      drawHikers(context, sprites, t);
      const head = headAt(t);
      if (side > 0) {
        const x = hideSide * mix(stage.width * 0.5 + unit * 0.8, unit * 0.34, side);
        put(context, sprites.trunk!, x, 0);
      }
      const chest = { x: head.x, y: unit * (1.5 - 0.02 * Math.sin(t * Math.PI)) };
      place(context, sprites.body!, { ...chest, wide: 1 - 0.12 * side, tall: 1 + 0.03 * side });
      within(context, { x: head.x, y: head.y, wide: head.near, tall: head.near }, () =>
        drawHead(context, sprites, t),
      );
      drawHand(context, sprites, t);
      drawArm(context, sprites, t);
      const root = { x: -stage.width * 0.5, y: stage.height - middle.y + unit * 0.1 };
      const turn = 0.3 + 0.03 * Math.sin(t * Math.PI);
      place(context, sprites.frond!, { ...root, turn, shiftY: -sprites.frond!.height * 0.44 });
      context.resetTransform();
      drawAir(context, stage, air, dust, t);
      const breath = pulse(at.fog, 7.85, t);
      if (breath > 0) {
        context.globalAlpha = 0.9 * breath;
        const [left, top] = [middle.x - unit * 1.4, middle.y - unit * 0.5];
        context.drawCanvas(sprites.fog!, left, top, unit * 2.8, unit * 2.2);
      }
    },
    faceAt(t) {
      const sway = handheld(t, unit * 0.05);
      const { x, y, near } = headAt(t);
      const tilt = sway.turn * SWING + hideSide * 0.1 * hiding(t);
      const step = Math.abs(Math.sin(t * TURN)) * walking(t);
      const down = middle.y + sway.y + unit * (0.07 * step + 0.02);
      return { x: middle.x + sway.x + x, y: down + y, scale: unit * near, tilt };
    },
  };
};
