import type { Bakes, Sprites } from '../../engine/sprites.ts';
import { castBake } from '../../kit/cast/cast.ts';
import { calm, type Expression } from '../../kit/face/expression.ts';
import { drawFace } from '../../kit/face/face.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { Part, Performer } from './performer.ts';
import type { Stance } from './stance.ts';
import { type Affine, chain, shift, stretch, turn } from './body/affine.ts';
import type { Doll, Piece, Side } from './body/doll.ts';
import { type Extent, extentOf } from './body/extent.ts';
import { measure, measureThing, resting } from './body/measure.ts';
import { drawNose } from './body/nose.ts';
import { voices } from './body/voices.ts';

const PITCH = 0.12;

type Ready = Piece & { extent: Extent; key: string };

/** The doll as a performer; `named` begins the names under which its pictures may ship. */
export function perform(doll: Doll, part: Part, named: string): Performer {
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
