import { withHat } from '../hero/hats.ts';
import { drawHero, heroBakes } from '../hero/puppet.ts';
import { drawAir, drawContactShadow, planDust } from '../parts/atmosphere.ts';
import { type BurstLook, bitBake, drawBurst, planBurst } from '../parts/burst.ts';
import { aim, type Camera, shake } from '../parts/camera.ts';
import { easeInOut, mix, smooth } from '../parts/easing.ts';
import type { Random } from '../parts/random.ts';
import { confetto, heart, note, star } from '../parts/shapes.ts';
import { BLEED, setStage } from '../parts/stage.ts';
import { oak, TABLE_FADE, tableBake } from '../parts/table.ts';
import { FRONT_HEIGHT, foregroundBake } from '../place/foreground.ts';
import { GROUND_FADE, groundBake } from '../place/ground.ts';
import { moods } from '../place/mood.ts';
import { places } from '../place/places.ts';
import { VISTA_DETAIL, vistaBake } from '../place/vista.ts';
import type { Scene, Size } from '../scene.ts';
import { songScore } from '../sound/song-score.ts';
import {
  ACT,
  type ActionName,
  ENTER_END,
  expressionAt,
  FINALE,
  FLIP,
  stanceAt,
} from '../story/actions.ts';
import type { Story } from '../story/lexicon.ts';

const floating = {
  count: 13,
  size: 0.14,
  speed: 1.9,
  gravity: -0.5,
  drag: 1.1,
  spin: 0.7,
  life: 2.6,
  glow: false,
};
const falling = {
  count: 34,
  size: 0.08,
  speed: 4.2,
  gravity: 1.5,
  drag: 1.3,
  spin: 5,
  life: 3,
  glow: false,
};

/** What floats up while the hero acts. */
const charms: Record<ActionName, readonly BurstLook[]> = {
  sing: [
    { ...floating, paint: note('#ffb83a') },
    { ...floating, paint: note('#ff6f9a') },
  ],
  dance: [
    { ...floating, paint: star('#ffd84a') },
    { ...floating, paint: note('#6fb8ff') },
  ],
  jump: [
    { ...floating, paint: star('#ffd84a') },
    { ...floating, paint: heart('#ff7f9a') },
  ],
  wave: [
    { ...floating, paint: heart('#ff5f86') },
    { ...floating, paint: heart('#ff9ab8') },
  ],
};
const confetti = ['#ff5f7a', '#ffd84a', '#5fc8ff', '#8ae07a', '#c79aff'].map(
  (color): BurstLook => ({ ...falling, paint: confetto(color) }),
);

/** A little hero comes in, does its thing, turns a somersault and is happy: for any prompt. */
export function anyPrompt(story: Story, size: Size, random: Random): Scene {
  const stage = setStage(size);
  const scale = stage.scale * (size.height > size.width ? 1.1 : 0.98);
  const ground = stage.ground + stage.scale * 0.16;
  const mood = moods[story.mood];
  const place = places[story.place];
  const hero = story.hat ? withHat(story.hero, story.hat) : story.hero;
  const dust = planDust(random, 46);
  const shift = Math.floor(random() * 40) * 1.7;
  const rounds = [
    ...[ACT + 0.1, ACT + 1.2, ACT + 2.2].flatMap((at) =>
      charms[story.action].map((look, i) => ({ look, at, name: `charm${i}` })),
    ),
    ...confetti.map((look, i) => ({ look, at: FINALE, name: `confetto${i}` })),
  ].map((round) => ({ ...round, bits: planBurst(round.look, random) }));

  function camera(t: number): Camera {
    const push =
      mix(1, 1.08, easeInOut(t / 5)) -
      0.05 * smooth(FLIP, FLIP + 0.4, t) +
      0.045 * smooth(FINALE, 8, t);
    const jolt = shake(t - FINALE, stage.scale * 0.035);
    return { zoom: push, x: jolt.x + 14 * Math.sin(t * 0.45), y: jolt.y };
  }

  return {
    bakes: {
      ...heroBakes(hero, mood.light, scale),
      vista: vistaBake(stage, place, mood, shift),
      ground: story.place === 'stage' ? tableBake(stage, oak) : groundBake(stage, place, mood),
      front: foregroundBake(stage, place, mood, random),
      ...Object.fromEntries(rounds.map(({ name, look }) => [name, bitBake(look)])),
    },
    grade: { bloom: 0.3, vignette: 0.42, grain: 1.6 },
    score: songScore(
      { enter: ENTER_END, act: ACT, flip: FLIP, finale: FINALE },
      story.mood,
      random,
    ),
    posterSeconds: 3.6,
    exposures: (t) => (t > FLIP + 0.1 && t < FINALE + 0.05 ? 3 : t < ENTER_END ? 2 : 1),
    draw(context, sprites, t) {
      const view = camera(t);
      const stance = stanceAt(story.action, t);
      aim(context, size, view, 0.2);
      const vista = sprites.vista!;
      context.drawImage(
        vista,
        -BLEED,
        -BLEED,
        vista.width / VISTA_DETAIL,
        vista.height / VISTA_DETAIL,
      );
      aim(context, size, view);
      context.drawCanvas(
        sprites.ground!,
        -BLEED,
        stage.horizon - (story.place === 'stage' ? TABLE_FADE : GROUND_FADE),
      );
      drawContactShadow(
        context,
        stage.x + stance.x * scale,
        ground,
        scale * 0.62,
        stance.lift * scale,
      );
      context.save();
      context.translate(stage.x, ground);
      // Behind the hero, so that nothing hides its face.
      const line = { x: stance.x * scale, top: -1.9 * scale, bottom: -0.9 * scale, scale };
      for (const { look, at, name, bits } of rounds) {
        if (t > at) drawBurst(context, sprites[name]!, look, bits, line, t - at);
      }
      drawHero(context, sprites, hero, stance, expressionAt(story.action, t), scale);
      context.restore();
      aim(context, size, view, 1.6);
      context.drawCanvas(sprites.front!, -80, size.height - FRONT_HEIGHT + 60);
      context.resetTransform();
      drawAir(context, size, mood.air, dust, t);
    },
  };
}
