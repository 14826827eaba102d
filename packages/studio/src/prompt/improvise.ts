import { VIDEO_SECONDS } from '@shortcake/contract/video';
import type { Scene, Take } from '../engine/scene.ts';
import type { Sprites } from '../engine/sprites.ts';
import * as pen from '../kit/pen/pen.ts';
import { type Bearing, watching } from './acts/act.ts';
import { acts } from './acts/catalogue.ts';
import { isMounted, MOUNTED } from './acts/props/mount.ts';
import { planOverlay } from './air/overlay.ts';
import {
  type Actor,
  castEnsemble,
  drawActor,
  drawActorShadow,
  ensembleBakes,
} from './improvise/ensemble.ts';
import { lensOf, viewOf } from './improvise/lens.ts';
import { moods } from './places/mood.ts';
import { placeBakes, plateShapes } from './places/plates.ts';
import { aimAtActors, drawPlate, faceSeen, noTravel } from './places/scenery.ts';
import type { Story } from './words/story.ts';

/** Seconds by which a companion follows the lead. */
const LATER = 0.16;

/** The film of a story: its roles do its action in its place. */
export async function improvise(story: Story, { stage, random }: Take): Promise<Scene> {
  const { load, travel = noTravel, size } = acts[story.action];
  const frame = viewOf(stage, story.camera, story.action);
  const mood = moods[story.mood];
  const shapes = plateShapes(frame, story.place);
  const share = isMounted(story) ? MOUNTED : size;
  const actors = await castEnsemble(story, frame, mood.light, random, share);
  const lead = actors[0]!;
  const backToFront = actors
    .map((actor, i) => ({ actor, i }))
    .sort((a, b) => b.actor.back - a.actor.back || b.i - a.i);
  const beats = Math.round((16 * story.tempo) / 2) * 2;
  const headroom = (frame.ground - lead.back - lead.performer.top) / lead.scale;
  const { performer, scale } = lead;
  const make = await load();
  const act = await make({ story, frame, lead: performer, scale, headroom, beats, random });
  const lens = lensOf(story.camera, frame, act.blow);
  const overlay = await planOverlay(stage, { ...story, air: mood.air }, random);
  const seed = Math.floor(random() * 2 ** 31);
  const mirrored = random() < 0.5;
  const box = { frame, mood, accents: story.palette, moving: travel.ground > 0, mirrored, seed };

  const lookAt = (t: number) => ({ frame, shapes, view: lens(t), travel, seconds: t });

  function bearingOf(actor: Actor, index: number, t: number): Bearing {
    if (index === 0) return act.bearing(t);
    const later = (t - LATER * index + VIDEO_SECONDS) % VIDEO_SECONDS;
    if (!act.together) return watching(later, act.turn, Math.sign(actor.x - lead.x));
    const { stance, look } = act.bearing(later);
    return {
      stance,
      look: { ...look, lookX: look.lookX * 0.5 - 0.45 * Math.sign(actor.x - lead.x) },
    };
  }

  function drawOne(context: pen.Context, sprites: Sprites, actor: Actor, index: number, t: number) {
    const bearing = bearingOf(actor, index, t);
    pen.at(context, { x: frame.width / 2 + actor.x, y: frame.ground - actor.back }, () => {
      if (index === 0) act.behind?.(context, sprites, t);
      if (story.action !== 'fly') {
        drawActorShadow(context, actor, bearing, index === 0 ? act.girth?.(t) : 1);
      }
      const draw = (target: pen.Context) => drawActor(target, sprites, actor, bearing);
      if (index === 0 && act.show) act.show(context, sprites, t, draw);
      else draw(context);
      if (index === 0) act.before?.(context, sprites, t);
    });
  }

  return {
    bakes: {
      ...placeBakes(story.place, box),
      ...ensembleBakes(actors),
      ...overlay.bakes,
      ...act.bakes,
    },
    subject: Object.keys(lead.performer.bakes),
    grade: { bloom: 0.3, vignette: 0.3, grain: 1.2, color: 1.06 },
    async score() {
      const { soundtrack } = await import('./improvise/soundtrack.ts');
      return soundtrack(story, act, random);
    },
    posterSeconds: act.posterSeconds,
    exposures: act.exposures ?? (() => 1),
    draw(context, sprites, t) {
      const look = lookAt(t);
      drawPlate(context, sprites, 'backdrop', look);
      drawPlate(context, sprites, 'ground', look);
      drawPlate(context, sprites, 'middle', look);
      context.resetTransform();
      overlay.drawBehind(context, sprites, t);
      aimAtActors(context, look);
      for (const { actor, i } of backToFront) drawOne(context, sprites, actor, i, t);
      drawPlate(context, sprites, 'front', look);
      context.resetTransform();
      overlay.drawFront(context, sprites, t);
    },
    faceAt(t) {
      const { stance, look } = act.bearing(t);
      const face = performer.faceAt(stance, look);
      return faceSeen(lookAt(t), face, lead);
    },
  };
}
