import { hashText, pick } from '../../engine/random.ts';
import type { Bakes, Sprites } from '../../engine/sprites.ts';
import { castBake } from '../../kit/cast/cast.ts';
import { calm, type Expression } from '../../kit/face/expression.ts';
import { drawFace } from '../../kit/face/face.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Doll, Piece, Side } from './body/doll.ts';
import { type Extent, extentOf } from './body/extent.ts';
import { measure, measureThing, resting } from './body/measure.ts';
import { drawNose } from './body/nose.ts';
import { voices } from './body/voices.ts';
import { subjects } from './catalogue.ts';
import type { Part, Performer } from './performer.ts';
import type { Stance } from './stance.ts';

const PITCH = 0.12;

type Ready = Piece & { extent: Extent; key: string };

/** Whoever plays the part. What `random` gives is drawn when the subject is there. */
export async function performerOf(part: Part): Promise<Performer> {
  const { role, random, light, turned } = part;
  const { coats, make } = await subjects[role.subject]();
  const coat = role.colors[0] ?? pick(random, coats);
  const accent = role.colors[1];
  const look = hashText(JSON.stringify([coat, accent, light])).toString(16);
  const performer = perform(make(coat, accent), part, `performer/${role.subject}/${look}`);
  return turned ? turnedRound(performer) : performer;
}

/** The doll as a performer; `named` begins the names under which its pictures may ship. */
function perform(doll: Doll, part: Part, named: string): Performer {
  const { key, light } = part;
  const scale = part.scale * (doll.size ?? 1);
  const ready = new Map<Piece, Ready>();
  const bakes: Bakes = {};
  for (const layer of doll.layers) {
    if (layer === 'face' || !('shape' in layer)) continue;
    const { shape, yaw = 0, size = 1 } = layer;
    const extent = extentOf(shape.solid, PITCH, yaw);
    const piece = { ...layer, extent, key: `${key}-${layer.name}` };
    ready.set(layer, piece);
    bakes[piece.key] = castBake({
      solid: shape.solid,
      paint: shape.paint,
      light,
      scale: scale * size,
      pitch: PITCH,
      pose: { yaw },
      middle: (extent.low + extent.high) / 2 / Math.cos(PITCH),
      reach: [extent.half + 0.02, (extent.high - extent.low) / 2 + 0.02],
      name: `${named}/${layer.name}`,
    });
  }
  const size = measure(doll, [...ready.values()]);
  const thing = measureThing([...ready.values()]);
  const maps = (stance: Stance) => mapsOf(doll, stance, scale, size.top / 2);
  return {
    bakes,
    top: size.top * scale,
    half: size.half * scale,
    hovers: doll.hovers ?? false,
    thing: [thing.half * scale, thing.tall * scale],
    drawThing(context, sprites) {
      context.save();
      context.translate(0, thing.middle * scale);
      for (const layer of doll.layers) {
        if (layer === 'face' || layer.on) continue;
        context.save();
        if (!('shape' in layer)) {
          context.scale(scale, scale);
          layer.sketch(context, resting, calm);
        } else if (!layer.limb) drawPiece(context, sprites, ready.get(layer)!, resting, scale);
        context.restore();
      }
      context.restore();
    },
    inside: doll.inside,
    juice: doll.juice,
    ...(typeof doll.speech === 'string' ? voices[doll.speech] : doll.speech),
    draw(context, sprites, stance, look) {
      const { body, head } = maps(stance);
      for (const layer of doll.layers) {
        context.save();
        const on = layer === 'face' ? doll.face.on : layer.on;
        context.transform(...(on ? head : body));
        if (layer === 'face') drawDollFace(context, doll, look, scale);
        else if ('shape' in layer) drawPiece(context, sprites, ready.get(layer)!, stance, scale);
        else {
          context.scale(scale, scale);
          layer.sketch(context, stance, look);
        }
        context.restore();
      }
    },
    faceAt(stance) {
      const { on, x = 0, y, size } = doll.face;
      const { body, head } = maps(stance);
      const map = chain(on ? head : body, shift(x * scale, -y * scale));
      const grown = Math.sqrt(Math.abs(map[0] * map[3] - map[1] * map[2]));
      return {
        x: map[4],
        y: map[5],
        scale: grown * scale * size,
        tilt: Math.atan2(map[1], map[0]),
      };
    },
  };
}

/** From the doll's body and from its head to the feet's place, in pixels. */
function mapsOf(doll: Doll, stance: Stance, scale: number, middle: number) {
  const headless = doll.neck === undefined;
  const rise = stance.stretch + (headless ? stance.headBob * 0.5 : 0);
  const body: Affine = chain(
    shift(stance.x * scale, (-stance.lift - middle) * scale),
    turn(stance.spin),
    shift(0, middle * scale),
    turn(stance.lean + (headless ? stance.headTilt * 0.6 : 0)),
    stretch(1 - rise * 0.55, 1 + rise),
  );
  const neck = doll.neck ?? 0;
  const head = headless
    ? body
    : chain(body, shift(0, -(neck + stance.headBob) * scale), turn(stance.headTilt));
  return { body, head };
}

function drawPiece(
  context: pen.Context,
  sprites: Sprites,
  piece: Ready,
  stance: Stance,
  scale: number,
) {
  const sprite = sprites[piece.key]!;
  const { at, extent, size = 1, twin, turn: turning } = piece;
  const middle = ((extent.low + extent.high) / 2) * size * scale;
  for (const side of (twin ? [-1, 1] : [1]) as readonly Side[]) {
    pen.at(context, { x: at[0] * side * scale, y: -at[1] * scale }, () => {
      if (twin) context.scale(side, 1);
      if (turning) context.rotate(turning(stance, side));
      context.drawCanvas(sprite, -sprite.width / 2, -middle - sprite.height / 2);
    });
  }
}

function drawDollFace(context: pen.Context, { face }: Doll, look: Expression, scale: number) {
  context.translate((face.x ?? 0) * scale, -face.y * scale);
  context.scale(scale * face.size, scale * face.size);
  drawFace(context, look, face.colors);
  if (face.nose) drawNose(context, face.nose, look);
}

/** The performer facing the other way; stances and looks mean the same as before. */
function turnedRound(performer: Performer): Performer {
  return {
    ...performer,
    draw(context, sprites, stance, look) {
      pen.at(context, { scale: [-1, 1] }, () => {
        performer.draw(context, sprites, mirrored(stance), averted(look));
      });
    },
    faceAt(stance, look) {
      const face = performer.faceAt(mirrored(stance), averted(look));
      return { ...face, x: -face.x, tilt: -face.tilt };
    },
  };
}

function mirrored(stance: Stance): Stance {
  const { x, lean, spin, headTilt, leftArm, rightArm } = stance;
  return {
    ...stance,
    x: -x,
    lean: -lean,
    spin: -spin,
    headTilt: -headTilt,
    leftArm: rightArm,
    rightArm: leftArm,
  };
}

function averted(look: Expression): Expression {
  return { ...look, lookX: -look.lookX };
}

/** A flat map as canvas transforms have it: x' = a x + c y + e, y' = b x + d y + f. */
type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The maps one after another, the last applied first, as a canvas does. */
function chain(...maps: readonly Affine[]): Affine {
  return maps.reduce(([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ]);
}

/** Moves. */
const shift = (x: number, y: number): Affine => [1, 0, 0, 1, x, y];
/** Scales. */
const stretch = (x: number, y: number): Affine => [x, 0, 0, y, 0, 0];
/** Turns clockwise, in radians. */
function turn(angle: number): Affine {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c, s, -s, c, 0, 0];
}
