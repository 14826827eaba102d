import { branch, pick } from '../../engine/random.ts';
import type { SceneMaker } from '../../engine/scene.ts';
import { plateSize } from '../../kit/camera/plate-size.ts';
import { put, within } from '../../kit/cast/posed.ts';
import { drawSoftBall, softBallBake } from '../../kit/cast/soft-ball.ts';
import { pulse, smooth, spring, TURN } from '../../kit/math/easing.ts';
import { picturesLater, rounded, widthwise } from '../../kit/pen/picture-later.ts';
import { phrase } from '../../kit/sound/phrase.ts';
import { at, yetiAct } from './act.ts';
import type { IceLight } from './kitchen.ts';
import { stew } from './stew.ts';
import { yetiBakes } from './yeti.ts';

export const yetiCookingVlog: SceneMaker = ({ stage, random }) => {
  const light = pick<IceLight>(random, ['dawn', 'noon', 'dusk']);
  const cloth = pick(random, ['#c81e6a', '#f06a1a', '#e0203a']);
  const soup = pick(random, ['#d8481e', '#c83a2a', '#e08a1e']);
  const crooked = random() > 0.5 ? 1 : -1;
  const unit = stage.scale * 1.08;
  const middle = { x: stage.width / 2, y: stage.height * 0.42 };
  const below = stage.height - middle.y;
  const spoon = Math.round(unit * 0.9);
  const rim = below - unit * 0.86;
  const line = [
    ...phrase(random, 'eO o Ei.uEi.Ai i U', { at: 0.1, pitch: 118, pace: 7.2 }),
    ...phrase(random, 'Ue o eI e', { at: 7, pitch: 84, pace: 7.6, level: 0.6 }),
  ];
  const cave = branch(random);
  const { drawHead, drawArms } = yetiAct(unit, line);
  const kitchen = { unit, size: stage, top: -middle.y, below, rim };
  const { drawChilies, drawPot, drawSteam, drawCeiling } = stew(kitchen);
  const bump = (t: number) => {
    const tilted = smooth(at.bowl + 0.1, at.bowl + 0.2, t) - smooth(7.72, 7.8, t);
    const shaken =
      spring(t - at.bowl - 0.15, 3, 5) + spring(t - 7.75, 3, 6) + spring(t + 0.25, 3, 6);
    return crooked * 0.05 * tilted + 0.03 * shaken * crooked;
  };

  return {
    bakes: {
      backdrop: {
        ...plateSize(stage),
        look: async () => (await import('./kitchen.ts')).iceCaveBake(stage, light, cave),
      },
      ...picturesLater(
        {
          icicles: rounded(stage.width * 1.12, unit * 1.05),
          pot: widthwise(unit * 1.5, 0.8),
          apron: widthwise(unit * 1.25),
          chili: widthwise(unit * 0.24),
          bowl: widthwise(unit * 0.5, 0.7),
          spoon: { width: Math.round(spoon * 0.26), height: spoon },
          flame: widthwise(unit * 0.42),
          snow: widthwise(unit * 1.05, 0.5),
          jet: widthwise(128),
        },
        async () => (await import('./stew-props.ts')).kitchenProps(soup, cloth),
      ),
      steam: softBallBake('255,255,255'),
      shade: softBallBake('30,60,130'),
      glow: softBallBake('255,130,40'),
      ...yetiBakes(unit),
    },
    subject: ['head', 'body', 'arm'],
    grade: { bloom: 0.3, vignette: 0.26, grain: 1.3, color: 1.08 },
    score: async () => (await import('./score.ts')).yetiScore(line, random),
    posterSeconds: 5.5,
    exposures: (t) => (t > 6.15 && t < 6.6 ? 2 : 1),
    draw(context, sprites, t) {
      context.translate(middle.x, middle.y);
      context.rotate(bump(t));
      const grow = 1 + Math.abs(bump(t)) * 0.9;
      context.scale(grow, grow);
      put(context, sprites.backdrop!, 0, stage.height / 2 - middle.y);
      const shrug = pulse(2.72, 3.05, t) * 0.06;
      const breath = 0.012 * Math.sin((t / 8) * TURN * 4);
      within(context, { y: unit * (1.42 - shrug), tall: 1 + breath }, () => {
        put(context, sprites.body!);
        put(context, sprites.apron!, 0, unit * 0.42);
      });
      drawSoftBall(context, sprites.shade!, 0, unit * 0.62, unit * 1.05, 1);
      drawHead(context, sprites, t);
      drawSteam(context, sprites, t);
      context.globalCompositeOperation = 'lighter';
      const flicker = 0.5 + 0.06 * Math.sin(t * TURN * 3) + 0.04 * Math.sin(t * TURN * 5);
      drawSoftBall(context, sprites.glow!, 0, below - unit * 0.4, unit * 1.9, flicker);
      context.globalCompositeOperation = 'source-over';
      drawArms(context, sprites, t);
      drawChilies(context, sprites, t);
      drawPot(context, sprites, t);
      drawCeiling(context, sprites, t);
    },
    faceAt: (t) => ({ x: middle.x, y: middle.y - unit * 0.06, scale: unit, tilt: bump(t) }),
  };
};
