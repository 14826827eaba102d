import { pick } from '../../engine/random.ts';
import type { SceneMaker } from '../../engine/scene.ts';
import type { Sprites } from '../../engine/sprites.ts';
import { drawContactShadow } from '../../kit/air/atmosphere.ts';
import { type Camera, seen, shake } from '../../kit/camera/camera.ts';
import { bead } from '../../kit/juice/bits.ts';
import { type BurstLook, bitBake, drawBurst, planBurst } from '../../kit/juice/burst.ts';
import { mix, smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { backdropBake, drawBackdrop, paintedBake } from '../_babies/bakes.ts';
import { keyOf } from '../_babies/key.ts';
import { setUnit } from '../_babies/unit.ts';
import { frogStance, frogWay, STAMP } from './act.ts';
import { drawFrogGirl, FROG_HEAD, frogGirlBakes } from './frog-girl.ts';
import { frogLine } from './line.ts';
import { cherryPetal, drawPetals, planPetals } from './petals.ts';
import { drawRipples, tracePuddle } from './puddle.ts';
import type { LaneSky } from './spring-lane.ts';
import { drawWaterCrown } from './water-crown.ts';

/** After a shower: clearing, golden, or a fresh bright morning. */
const skies: readonly LaneSky[] = [
  { top: '#3aa4f5', low: '#fff3df', hill: '#a9d8c8', stone: '#9db4dc', cloth: '#d84a3c' },
  { top: '#7a9cf0', low: '#ffdcae', hill: '#b8c8b0', stone: '#b3a6cc', cloth: '#2f6fa8' },
  { top: '#2fb4ec', low: '#e9fbf0', hill: '#8fd6b0', stone: '#94bcd4', cloth: '#8a4fa8' },
];
/** Size of the mother's picture in units; her soles are `below` above its lower edge. */
const MOTHER = { wide: 1.9, tall: 4.2, below: 0.2 } as const;

const drops: BurstLook = {
  paint: bead('214,238,255'),
  count: 90,
  size: 0.09,
  speed: 5,
  gravity: 8.5,
  drag: 0.8,
  spin: 0,
  life: 1,
  glow: false,
};
const thrown: BurstLook = {
  paint: cherryPetal('#ff9cc0'),
  count: 34,
  size: 0.085,
  speed: 3.2,
  gravity: 1.6,
  drag: 1.5,
  spin: 4,
  life: 2.4,
  glow: false,
};

/** Where drops fall and when. */
const drips = rows(3, [0.4, -0.6, 0.9, 2.9, 0.7, 1.1, 3.9, -0.75, 1.3, 6.1, 0.5, 1.2]);

export const asianBabyGirl: SceneMaker = ({ stage, random }) => {
  const tall = stage.height > stage.width;
  const unit = setUnit(stage) * (tall ? 1.1 : 1.05);
  const ground = Math.round(stage.height * (tall ? 0.7 : 0.72));
  const sky = pick(random, skies);
  const boots = pick(random, ['#ffcb1f', '#ffcb1f', '#ff6f8f']);
  const drift = random() < 0.5 ? -1 : 1;
  const petals = planPetals(random, tall ? 26 : 34);
  const floating = planPetals(random, 16);
  const line = frogLine(random);
  const seed = Math.floor(random() * 1e9);
  const dropBits = planBurst(drops, random);
  const petalBits = planBurst(thrown, random);
  const key = keyOf(random);
  const wide = unit * (tall ? 1.36 : 2.2);
  const deep = (stage.height - ground) * (tall ? 0.44 : 0.46);
  const water = ground + deep * 0.98;
  const mirrored = Math.min(0.72, (deep * 1.9) / (unit * 2.42));

  const camera = (t: number): Camera => {
    const jolt = shake(t - STAMP, stage.scale * 0.03);
    return {
      zoom: 1.02 + 0.05 * smooth(5.4, 5.9, t) * smooth(8, 7, t),
      x: drift * 10 * Math.sin((t * Math.PI) / 4) + jolt.x,
      y: jolt.y,
    };
  };
  const place = (t: number) => {
    const near = frogWay(t);
    return { size: mix(0.84, 1, near), feet: ground - (1 - near) * unit * 0.26 };
  };

  function drawGirl(context: pen.Context, sprites: Sprites, t: number, mirror: number) {
    const { size, feet } = place(t);
    pen.at(context, { x: stage.x, y: feet, scale: [unit * size, unit * size * mirror] }, () => {
      drawFrogGirl({ context, sprites, fineness: unit }, line, t);
    });
  }

  /** She follows a step behind, at the side. */
  function drawMother(context: pen.Context, sprites: Sprites, t: number) {
    const { size, feet } = place(t);
    const sprite = sprites.mother!;
    pen.at(context, { x: stage.x + drift * unit * 0.96, y: feet - unit * 0.3, scale: size }, () => {
      context.rotate(0.012 * Math.sin((t * Math.PI) / 2));
      context.drawCanvas(sprite, -sprite.width / 2, unit * MOTHER.below - sprite.height);
    });
  }

  function drawWater(context: pen.Context, sprites: Sprites, t: number) {
    pen.stamp(context, sprites.puddle!, [stage.x, water]);
    context.save();
    context.translate(stage.x, water);
    tracePuddle(context, wide, deep);
    context.clip();
    context.translate(-stage.x, -water);
    context.globalAlpha = 0.62;
    const stirred = t > STAMP ? Math.exp(-(t - STAMP) * 1.6) : 0;
    context.translate(0, ground);
    const slant = 0.02 * Math.sin(t * Math.PI) + 0.08 * stirred * Math.sin(t * 21);
    context.transform(1, 0, slant, 1, 0, 0);
    context.translate(0, -ground);
    drawGirl(context, sprites, t, -mirrored);
    context.restore();
    for (const [i, { phase, y, size }] of floating.entries()) {
      const out = 0.35 + 0.55 * y;
      const sway = Math.sin((t * Math.PI) / 4 + i);
      const push = Math.min(0.92, 1 + 0.3 * stirred);
      const at = {
        x: stage.x + Math.cos(phase) * wide * out * push + 5 * sway,
        y: water + Math.sin(phase) * deep * out * 0.9,
        scale: [(unit / 72) * 0.13 * size, (unit / 72) * 0.07 * size],
      } as const;
      pen.at(context, at, () => {
        context.rotate(phase * 3 + 0.3 * sway);
        context.drawCanvas(sprites.petal!, -36, -36);
      });
    }
  }

  return {
    bakes: {
      ...frogGirlBakes(unit, boots),
      backdrop: backdropBake(stage, async (size) =>
        (await import('./spring-lane.ts')).laneBake(stage, size, sky, seed),
      ),
      mother: paintedBake(unit, MOTHER, async (size) =>
        (await import('./mother.ts')).motherBake(size, unit, MOTHER),
      ),
      puddle: paintedBake(1, { wide: wide * 2.2, tall: deep * 2.3 }, async (size) =>
        (await import('./puddle-plate.ts')).puddleBake(size, wide, deep, sky),
      ),
      drop: bitBake(drops),
      petal: bitBake(thrown),
    },
    subject: ['coat', 'armUpper', 'armLower', 'head'],
    grade: { bloom: 0.26, vignette: 0.26, grain: 1.2, color: 1.04 },
    score: async () => (await import('./score.ts')).frogScore(line, key, random),
    posterSeconds: 5.46,
    exposures: (t) => (t > STAMP - 0.1 && t < STAMP + 0.25 ? 3 : 1),
    draw(context, sprites, t) {
      const view = camera(t);
      drawBackdrop(context, sprites, stage, view);
      const { size, feet } = place(t);
      drawMother(context, sprites, t);
      drawWater(context, sprites, t);
      const edge = { x: stage.x + unit * 0.22, y: ground + deep * 0.2 };
      for (const [at, x, y] of drips)
        drawRipples(context, stage.x + x * wide, ground + y * deep, unit * 0.3, t - at, 0.8);
      drawRipples(context, edge.x, edge.y + 10, unit * 1.3, t - STAMP);
      drawWaterCrown(context, edge, unit * 1.15, t - STAMP, 'back');
      drawContactShadow(context, stage.x, feet - 4, unit * 0.42 * size, frogStance(t).lift * unit);
      drawGirl(context, sprites, t, 1);
      drawWaterCrown(context, edge, unit * 0.95, t - STAMP, 'front');
      const from = { x: edge.x, top: edge.y - unit * 0.3, bottom: edge.y, scale: unit };
      if (t > STAMP) {
        drawBurst(context, sprites.drop!, drops, dropBits, from, t - STAMP + 0.12);
        drawBurst(context, sprites.petal!, thrown, petalBits, from, t - STAMP + 0.1);
      }
      drawPetals(context, sprites, stage, petals, t);
    },
    faceAt(t) {
      const { size, feet } = place(t);
      const stance = frogStance(t);
      return seen(stage, camera(t), {
        x: stage.x,
        y: feet - (FROG_HEAD - stance.headDrop + stance.lift) * unit * size,
        scale: unit * size * 0.86,
        tilt: stance.headTilt,
      });
    },
  };
};
