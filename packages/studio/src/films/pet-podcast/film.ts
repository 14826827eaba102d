import { pick } from '../../engine/random.ts';
import type { SceneMaker } from '../../engine/scene.ts';
import type { Sprites } from '../../engine/sprites.ts';
import { BLEED } from '../../engine/stage.ts';
import { plateSize } from '../../kit/camera/plate-size.ts';
import { place, put } from '../../kit/cast/posed.ts';
import { drawSoftBall, softBallBake } from '../../kit/cast/soft-ball.ts';
import { lidOn } from '../../kit/face/eye.ts';
import { easeInOut, mix, smooth, spring, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { picturesLater, widthwise } from '../../kit/pen/picture-later.ts';
import { phrase } from '../../kit/sound/phrase.ts';
import { type Phones, podcastCasts } from './bakes.ts';
import { catAct } from './cat-act.ts';
import { dogAct } from './dog-act.ts';
import type { StudioLook } from './studio.ts';

const at = { push: 5.6, stop: 7.02, back: 7.42 };

export const petPodcast: SceneMaker = ({ stage, random, coat }) => {
  const look = pick<StudioLook>(random, ['violet', 'blue', 'teal']);
  const mugColor = pick(random, ['#ff5a5a', '#ffc83a', '#5ad07a']);
  const phones = pick<Phones>(random, [
    { dog: 'red', cat: 'white' },
    { dog: 'blue', cat: 'pink' },
  ]);
  const unit = Math.min(stage.width / 3.4, stage.height / 4.1);
  const apart = stage.width > stage.height ? 1.06 : 0.8;
  const tall = stage.height > stage.width;
  const middle = { x: stage.width / 2, y: stage.height * (tall ? 0.49 : 0.42) };
  const tableY = unit * 1.12;
  const deep = unit * 0.72;
  const mugSide = Math.round(unit * 0.52);
  const dogLine = [
    ...phrase(random, 'I e Eo u Ei.u Ei u Au?', { at: 0.2, pitch: 235, pace: 7.6 }),
    ...phrase(random, 'aE e i', { at: 4.6, pitch: 205, pace: 5.2, level: 0.5 }),
    ...phrase(random, 'O o Ei', { at: 6.35, pitch: 300, pace: 5.6 }),
  ];
  const catLine = phrase(random, 'U i. Ei i', { at: 2.95, pitch: 172, pace: 4.6, level: 0.62 });

  const { drawDog } = dogAct({ unit, apart, dogLine, lid: lidOn(coat, '#b06a22') });
  const { drawCat } = catAct(unit, apart, catLine);

  /** The mug and the paw that pushes it to the brink, and takes it back. */
  function drawMug(context: pen.Context, sprites: Sprites, t: number) {
    const pushes = [0, 1, 2].map((i) => easeInOut((t - at.push - i * 0.5) / 0.36) / 3);
    const way = pushes.reduce((a, b) => a + b) - easeInOut((t - at.back) / 0.5);
    const wobble = 0.1 * spring(t - at.stop, 2.6, 4) * smooth(7.9, 7.5, t);
    const x = unit * mix(apart - 0.62, 0.14, way);
    const y = tableY + deep * mix(0.42, 1.02, way);
    const size = mix(1, 1.3, way);
    const shade = [x, y, mugSide * 0.42 * size, mugSide * 0.1 * size] as const;
    if (way < 0.9) pen.oval(context, shade, '#1e080059');
    const tipped = { x, y, turn: -0.2 * wobble - 0.06 * way, wide: size, tall: size };
    place(context, sprites.mug!, { ...tipped, shiftY: -mugSide * 0.46 });
    const reach = smooth(at.push - 0.3, at.push, t) * smooth(8, 7.85, t);
    const push = 0.06 * Math.sin(Math.max(0, t - at.push) * TURN * 2);
    const shove = push * reach * smooth(at.stop, at.stop - 0.2, t);
    place(context, sprites.catPaw!, {
      x: mix(unit * (apart + 0.34), x + mugSide * size * 0.72 + unit * shove, reach),
      y: mix(tableY + unit * 0.2, y - mugSide * 0.4, reach),
      turn: mix(0.1, 1.02, reach),
      wide: mix(0.9, 1.1, way),
      tall: mix(0.9, 1.15, way),
      shiftY: -unit * 0.36,
    });
  }

  const plate = plateSize(stage);
  const { width } = plate;
  return {
    bakes: {
      backdrop: {
        ...plate,
        look: async () => (await import('./studio.ts')).studioWallBake(stage, look),
      },
      ...picturesLater(
        {
          table: { width, height: Math.ceil(stage.height - middle.y - tableY + BLEED) },
          mug: widthwise(mugSide),
          fluff: widthwise(unit * 0.42),
        },
        async () => (await import('./table.ts')).tableProps(Math.round(deep), look, mugColor),
      ),
      glow: softBallBake('255,190,110'),
      ...podcastCasts(phones, unit),
    },
    subject: ['dogHead', 'dogBody', 'dogEar', 'catHead', 'catBody', 'catPaw', 'catTail'],
    grade: { bloom: 0.4, vignette: 0.32, grain: 1.2, color: 1.08 },
    score: async () => (await import('./score.ts')).podcastScore(dogLine, catLine, at, random),
    posterSeconds: 1.1,
    exposures: () => 1,
    draw(context, sprites, t) {
      const creep =
        1 +
        0.14 * (easeInOut((t - 5.4) / 1.6) - easeInOut((t - 7.3) / 0.7)) +
        0.02 * Math.sin((t / 8) * TURN);
      const focus = { x: unit * 0.1, y: unit * 0.9 };
      context.translate(middle.x, middle.y);
      const behind = mix(1, creep, 0.5);
      const backdropY = stage.height / 2 - middle.y;
      place(context, sprites.backdrop!, { y: backdropY, wide: behind, tall: behind });
      context.translate(focus.x, focus.y);
      context.scale(creep, creep);
      context.translate(-focus.x, -focus.y);
      drawDog(context, sprites, t);
      drawCat(context, sprites, t);
      context.drawCanvas(sprites.table!, -width / 2, tableY);
      for (const side of [-1, 1])
        put(context, sprites.mic!, side * unit * (apart - 0.06), tableY + unit * 0.22);
      drawMug(context, sprites, t);
      context.globalCompositeOperation = 'lighter';
      drawSoftBall(context, sprites.glow!, -stage.width * 0.5, -unit * 0.9, unit * 1.5, 0.5);
    },
    faceAt(t) {
      const tilt = 0.05 * Math.sin(t * TURN * 0.25);
      return { x: middle.x - unit * apart, y: middle.y, scale: unit, tilt };
    },
  };
};
