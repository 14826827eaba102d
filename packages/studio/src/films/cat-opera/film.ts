import { pick } from '../../engine/random.ts';
import type { SceneMaker } from '../../engine/scene.ts';
import { drawContactShadow } from '../../kit/air/atmosphere.ts';
import { plateSize } from '../../kit/camera/plate-size.ts';
import { place, put } from '../../kit/cast/posed.ts';
import { lidOn } from '../../kit/face/eye.ts';
import { clamp, easeInOut, mix } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { picturesLater, rounded, widthwise } from '../../kit/pen/picture-later.ts';
import { tenorAct } from './act.ts';
import type { OperaNight } from './house.ts';
import { ariaLine } from './line.ts';
import { operaShow } from './show.ts';
import { tenorBakes, velvets } from './tenor.ts';

export const catOpera: SceneMaker = ({ stage, random, coat }) => {
  const night = pick<OperaNight>(random, ['lagoon', 'orchid', 'sapphire']);
  const velvet = pick(random, velvets);
  const factor = pick(random, [1, 0.944, 1.06]);
  const plinthSide = random() > 0.35 ? 1 : -1;
  const line = ariaLine(factor);
  const tall = stage.height > stage.width;
  const unit = Math.min(stage.width / 3.25, stage.height / 4.3);
  const { bowlRest, lift, high, drawTenor, drawBowl } = tenorAct({
    unit,
    plinthSide,
    line,
    lid: lidOn(coat, '#c0601c'),
  });
  const { drawRoses, drawHouse, drawAudience } = operaShow(stage, unit, high);
  const floor = stage.height * (tall ? 0.73 : 0.8);
  const middle = { x: stage.width / 2, y: stage.height / 2 };

  /** How near the singer is, and where his waist is in the picture. */
  function view(t: number) {
    const rise = easeInOut((t - 1) / 4.2) - easeInOut((t - 7) / 1);
    const zoom = mix(0.92, 1.5, rise) + 0.02 * high(t) * Math.sin(t * 8);
    return { zoom, waist: mix(floor - unit * 1.75, middle.y, clamp(rise)) };
  }

  return {
    bakes: {
      backdrop: {
        ...plateSize(stage),
        look: async () => (await import('./house.ts')).moonlitFlatBake(stage, night),
      },
      ...picturesLater(
        {
          curtain: rounded(Math.min(stage.width * 0.27, stage.height * 0.42), stage.height * 1.12),
          swag: rounded(stage.width * 1.1, stage.height * 0.16),
          boards: rounded(stage.width * 1.3, unit * 1.35),
          audience: rounded(stage.width * 1.2, unit * 1.1),
          lady: widthwise(unit * 1.35),
          hankie: widthwise(unit * 0.55),
          plinth: rounded(unit * 0.72, unit * 0.8),
          bowl: widthwise(unit * 0.62, 0.5),
          chandelier: widthwise(unit * 1.25),
          rose: widthwise(unit * 0.34),
          spot: rounded(unit * 2.6, stage.height * 0.9),
          glint: widthwise(96),
        },
        async () => (await import('./props.ts')).operaProps,
      ),
      ...tenorBakes(velvet, unit),
    },
    subject: ['catHead', 'catTail'],
    grade: { bloom: 0.45, vignette: 0.4, grain: 1.3, color: 1.06 },
    score: async () => (await import('./score.ts')).operaScore(line, factor, random),
    posterSeconds: 5.6,
    exposures: (t) => (t > 6.25 && t < 6.75 ? 2 : 1),
    draw(context, sprites, t) {
      const { zoom, waist } = view(t);
      const behind = 1.0 + (zoom - 0.92) * 0.35;
      place(context, sprites.backdrop!, { ...middle, wide: behind, tall: behind });
      context.save();
      context.translate(middle.x, waist);
      context.scale(zoom, zoom);
      context.translate(0, unit * 1.75);
      const boards = sprites.boards!;
      put(context, boards, 0, boards.height / 2 - unit * 0.42);
      context.globalCompositeOperation = 'lighter';
      const spot = sprites.spot!;
      put(context, spot, 0, -spot.height / 2 + unit * 0.12);
      context.globalCompositeOperation = 'source-over';
      const pool = ['#fff6d6bf', '#fff6d600'];
      context.fillStyle = pen.halo(context, [0, 0, 0, unit * 1.3], pool);
      pen.at(context, { scale: [1, 0.22] }, () =>
        pen.box(context, [-unit * 1.4, -unit * 1.4, unit * 2.8, unit * 2.8]),
      );
      drawContactShadow(context, bowlRest.x, 0, unit * 0.4, 0);
      put(context, sprites.plinth!, bowlRest.x, -unit * 0.4);
      if (lift(t) < 0.5) drawBowl(context, sprites, t);
      drawTenor(context, sprites, t);
      if (lift(t) >= 0.5) drawBowl(context, sprites, t);
      drawRoses(context, sprites, t);
      context.restore();
      drawHouse(context, sprites, t, zoom);
      drawAudience(context, sprites, t, zoom);
    },
    faceAt(t) {
      const { zoom, waist } = view(t);
      return { x: middle.x, y: waist - zoom * unit * 0.27, scale: zoom * unit, tilt: 0 };
    },
  };
};
