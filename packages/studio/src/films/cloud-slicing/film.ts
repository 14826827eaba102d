import { branch, pick } from '../../engine/random.ts';
import type { SceneMaker } from '../../engine/scene.ts';
import type { Sprites } from '../../engine/sprites.ts';
import { aim, type Camera } from '../../kit/camera/camera.ts';
import { bitBake, drawBurst, planBurst } from '../../kit/juice/burst.ts';
import { bladeBake, steelBlade } from '../../kit/knife/blade.ts';
import { drawPlaneKnife } from '../../kit/knife/plane-knife.ts';
import {
  easeInOut,
  easeOut,
  mix,
  ONCE_ROUND,
  pulse,
  smooth,
  spring,
} from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { standing } from '../_slicing/halves.ts';
import { MARGIN } from '../_slicing/margin.ts';
import { flash, heartBake } from './light.ts';
import { skyLooks, stormSparks } from './looks.ts';
import { drawPuff, planCloud, planRim, puffBakes } from './puffs.ts';
import { at } from './times.ts';
import { drawTinySun, sunBake } from './tiny-sun.ts';
import { drawRain, planShower, rainbowBake } from './weather.ts';

export const cloudSlicing: SceneMaker = ({ stage, random }) => {
  const scale = stage.scale * 0.98;
  const look = pick(random, skyLooks);
  const puffs = planCloud(random);
  const rims = [planRim(random), planRim(random)];
  const rain = planShower(random, 90);
  const glitter = planBurst(stormSparks, random);
  const way = random() < 0.5 ? -1 : 1;
  const middleY = stage.height * (stage.height > stage.width ? 0.53 : 0.5);
  const far = Math.min(0.72, stage.width / 2 / scale - 0.78);

  const apart = (t: number) =>
    smooth(at.part, at.part + 1.3, t) * (1 - easeInOut((t - at.close) / (at.closed - at.close)));

  function camera(t: number): Camera {
    const close = easeInOut(t / 3) * smooth(at.part + 1, at.part, t);
    const inner = smooth(at.wake, at.wake + 1.2, t) * smooth(7.6, at.close, t);
    return {
      zoom: 1.02 + 0.07 * close + 0.05 * inner,
      x: Math.sin(t * ONCE_ROUND) * 10 * way,
      y: 8 * Math.cos(t * ONCE_ROUND) - 8,
    };
  }

  /** How deep the blade has pressed into the cloud, -1 (above) to 1 (through). */
  const edgeAt = (t: number) => {
    const come = mix(3.6, 0.95, easeOut((t - 0.7) / 1));
    return mix(come, -1.05, easeInOut((t - at.sink) / (at.through - at.sink)));
  };

  function drawHalf(context: pen.Context, sprites: Sprites, side: -1 | 1, t: number) {
    const open = apart(t);
    const seal = 1 + 0.05 * spring(t - at.closed, 1.6, 4) * smooth(at.closed, at.closed + 0.04, t);
    for (const puff of puffs) {
      if (puff.x < 0 !== side < 0) continue;
      const inner = smooth(0.4, 0.1, Math.abs(puff.x));
      const touched =
        inner * smooth(0.25, -0.05, edgeAt(t) + puff.y) * smooth(at.part + 1, at.part, t);
      const x = puff.x + side * (far * open + 0.05 * touched + 0.1 * inner * open);
      const grown = seal * (1 - 0.3 * inner * open);
      drawPuff(context, sprites, puff, { x, y: puff.y, grown, scale }, t);
    }
    if (open < 0.02) return;
    drawHeart(context, sprites, side, t);
    const grown = smooth(0.02, 0.5, open);
    for (const puff of rims[side < 0 ? 0 : 1]!) {
      const x = puff.x + side * (far * open + 0.05);
      drawPuff(context, sprites, puff, { x, y: puff.y - 0.16, grown, scale }, t);
    }
  }

  /** What the cut shows: mist that glows from deep within. */
  function drawHeart(context: pen.Context, sprites: Sprites, side: -1 | 1, t: number) {
    const open = apart(t);
    const [wide, tall] = [0.74 * scale, 1.36 * scale];
    pen.at(context, { x: side * (far * open + 0.06) * scale, y: -0.16 * scale }, () => {
      context.globalAlpha = smooth(0.05, 0.4, open);
      context.drawCanvas(sprites.heart!, -wide / 2, -tall / 2, wide, tall);
    });
  }

  function drawFlicker(context: pen.Context, sprites: Sprites, t: number) {
    const levels = at.flicker.map((moment) => (t < moment ? 0 : Math.exp((moment - t) * 9)));
    const level = Math.max(...levels);
    if (level < 0.02) return;
    context.save();
    context.globalCompositeOperation = 'lighter';
    context.globalAlpha = level * 0.6;
    const wide = 1.7 * scale;
    context.drawCanvas(sprites.flash!, -wide * 0.62, -wide * 0.4, wide, wide);
    context.restore();
  }

  function drawKnife(context: pen.Context, sprites: Sprites, t: number) {
    if (t < 0.7 || t > at.through + 1.2) return;
    const leave = easeInOut((t - at.through) / 1.1);
    pen.at(context, { x: leave * 3 * scale, y: leave * 1.2 * scale }, () =>
      drawPlaneKnife(context, sprites.knife!, {
        yaw: standing.yaw,
        scale,
        edge: edgeAt(t),
        slide: 0.12 * Math.sin((t - at.sink) * 4) * pulse(at.sink, at.through, t),
        tilt: 0,
      }),
    );
  }

  /** Vapor pours down both sides of the blade, as from dry ice. */
  function drawVapor(context: pen.Context, sprites: Sprites, t: number) {
    context.save();
    for (let i = 0; i < 26; i++) {
      const start = at.sink + 0.2 + i * 0.11;
      const age = t - start;
      if (age < 0 || age > 1.5) continue;
      const side = i % 2 ? 1 : -1;
      const wide = (0.22 + 0.3 * age) * scale;
      const x = side * (0.08 + 0.32 * age + 0.06 * Math.sin(i * 7)) * scale;
      const y = (-Math.min(0.6, edgeAt(start)) + 0.25 + 0.62 * age * age) * scale;
      context.globalAlpha = 0.5 * smooth(0, 0.2, age) * smooth(1.5, 0.5, age);
      context.drawCanvas(sprites[`puff1${i % 3}`]!, x - wide / 2, y - wide / 2, wide, wide);
    }
    context.restore();
  }

  function drawRainbow(context: pen.Context, sprites: Sprites, t: number) {
    const grown = easeInOut((t - at.wake - 0.2) / 0.9);
    const level = smooth(at.close + 0.7, at.close, t);
    if (grown <= 0 || level <= 0) return;
    const reach = (0.62 + far) * scale;
    pen.at(context, { y: 0.05 * scale }, () => {
      context.beginPath();
      context.moveTo(0, 0);
      context.arc(0, 0, reach * 1.3, Math.PI, Math.PI * (1 + grown));
      context.clip();
      context.globalAlpha = level * 0.95;
      const wide = reach * 2.1;
      context.drawCanvas(sprites.rainbow!, -wide / 2, -wide / 2, wide, wide / 2);
    });
  }

  const sky = { width: stage.width + 2 * MARGIN, height: stage.height + 2 * MARGIN };
  const sea = { width: sky.width, height: Math.round(stage.height * 0.26) + MARGIN };
  const cloud = puffBakes(Math.round(scale));
  const billow = Math.min(stage.width, stage.height) / 7;
  const [afar, nearby] = [branch(random), branch(random)];

  return {
    bakes: {
      backdrop: {
        ...sky,
        look: async () => (await import('./dawn-sky.ts')).skyBake(sky, look, afar),
      },
      sea: {
        ...sea,
        look: async () => (await import('./dawn-sky.ts')).cloudSeaBake(sea, billow, look, nearby),
      },
      ...cloud,
      heart: heartBake(160, 300),
      flash: bitBake({ ...stormSparks, paint: flash }),
      sun: sunBake(Math.round(scale * 1.9)),
      rainbow: rainbowBake(Math.round(scale * 1.45)),
      knife: bladeBake(stage.scale * 3, { ...steelBlade, handle: ['#ffffff', '#c9c2da'] }),
      spark: bitBake(stormSparks),
    },
    subject: Object.keys(cloud),
    grade: { bloom: 0.2, vignette: 0.16, grain: 1, color: 1.14, warmth: 0.08 },
    score: async () => (await import('./score.ts')).cloudScore(random),
    posterSeconds: 6,
    exposures: () => 1,
    draw(context, sprites, t) {
      const view = camera(t);
      aim(context, stage, view, 0.25);
      context.drawCanvas(sprites.backdrop!, -MARGIN, -MARGIN);
      aim(context, stage, view);
      context.translate(stage.x, middleY + 0.05 * scale * Math.sin(t * ONCE_ROUND * 2));
      const open = apart(t);
      drawRainbow(context, sprites, t);
      const fall =
        smooth(at.part + 0.5, at.part + 1.2, t) * smooth(at.close + 0.5, at.close - 0.3, t);
      for (const side of [-1, 1]) {
        const x = side * (0.56 + far * open) * scale;
        const box = { x, y: 0.35 * scale, half: 0.55 * scale, height: 2.0 * scale, scale };
        drawRain(context, rain, box, fall, t + side);
      }
      drawHalf(context, sprites, 1, t);
      drawFlicker(context, sprites, t);
      const line = { x: 0, top: -0.6 * scale, bottom: 0.4 * scale, scale };
      drawBurst(context, sprites.spark!, stormSparks, glitter, line, t - at.wake - 0.3);
      if (open > 0.02) {
        const lift =
          0.12 -
          0.2 * smooth(at.wake, at.wake + 0.8, t) +
          0.06 * Math.sin((t - at.wake) * 5) * smooth(at.wake, at.wake + 1, t);
        const size = 0.36 * scale * smooth(0.02, 0.5, open);
        if (size > 1)
          pen.at(context, { y: lift * scale }, () => drawTinySun(context, sprites.sun!, size, t));
      }
      drawKnife(context, sprites, t);
      drawHalf(context, sprites, -1, t);
      drawVapor(context, sprites, t);
      aim(context, stage, view, 1.5);
      const seaX = -MARGIN + 40 * Math.sin(t * ONCE_ROUND);
      context.drawCanvas(sprites.sea!, seaX, stage.height - sea.height + MARGIN);
    },
  };
};
