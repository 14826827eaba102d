import { ball } from '../../kit/cast/solid.ts';
import type { Point } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { babyVoice } from '../../kit/sound/voice.ts';
import type { Subject } from './body/doll.ts';
import { backHair, beard, hair, mustache } from './body/hair.ts';
import { type Mark, marked, marks, plain } from './body/paints.ts';
import { looksFor, person } from './body/person.ts';
import { drawGlasses } from './body/sketches.ts';
import { egg, mirrored } from './body/solids.ts';
import { grown, low, small, young } from './body/voices.ts';

/** 1 on the front of a body, 0 at its sides. */
const ahead = (p: Point) => smooth(0.1, 0.2, p.z);
/** A row of buttons down the front. */
const buttons = (color: string) =>
  marked(color, (p) => smooth(0.05, 0.035, Math.hypot(p.x, ((p.y + 2) % 0.2) - 0.1)) * ahead(p));
const collar = (color: string) =>
  marked(color, (p) => smooth(0.28, 0.32, p.y + Math.abs(p.x) * 0.2));
const bib = marked(
  '#fffaf0',
  (p) => smooth(0.3, 0.28, Math.hypot(p.x * 1.1, p.y - 0.26)) * ahead(p),
);
const apron = marked(
  '#fff4e0',
  (p) => smooth(0.42, 0.4, Math.abs(p.x)) * smooth(-0.02, -0.08, p.y) * ahead(p),
);
const polkaDots = marked(
  '#ffffff',
  (p) => smooth(0.5, 0.8, Math.sin(p.x * 16) * Math.sin(p.y * 16 + 2)) * smooth(0, -0.1, p.y),
);
const stripes = marked('#ffffff', (p) => smooth(0.3, 0.6, Math.sin(p.y * 21 + 1)));
const belt = marked('#fff0d8', (p) => smooth(0.05, 0.03, Math.abs(p.y - 0.02)));
const shirtAndTie: Mark = marks(
  marked('#ffffff', (p) => smooth(0.0, 0.04, p.y - 0.12 - Math.abs(p.x) * 1.6) * ahead(p)),
  marked(
    '#e8424a',
    (p) =>
      smooth(0.07, 0.05, Math.abs(p.x)) *
      smooth(0.4, 0.3, p.y) *
      smooth(-0.22, -0.16, p.y) *
      ahead(p),
  ),
);
const undershirt = marked(
  '#f4e8d0',
  (p) => smooth(0.1, 0.14, p.y - 0.06 - Math.abs(p.x)) * ahead(p),
);

/** How to make baby, girl, boy, woman, man, grandma, grandpa. */
export const townspeople = {
  baby: {
    coats: ['#8fd0f4', '#ffd86a', '#a8e0b4'],
    make: (coat) => {
      const { skin, hair: color, iris } = looksFor(coat);
      return person({
        skin,
        iris,
        extras: [hair('curl', color)],
        clothes: { top: coat, shoes: coat, mark: marks(bib, buttons('#ffffff')) },
        speech: { voice: babyVoice, pitch: 400 },
      });
    },
  },
  girl: {
    coats: ['#ff7fb0', '#b48aff', '#ffb03a'],
    make: (coat, accent = '#ffe06a') => {
      const { skin, hair: color, iris } = looksFor(coat);
      return person({
        skin,
        iris,
        extras: [
          hair('bunches', color),
          { solid: mirrored(ball(0.62, 0.5, 0.06, 0.09)), paint: plain(accent, 0.5) },
        ],
        clothes: {
          top: coat,
          gown: true,
          shoes: '#d83a5a',
          mark: marks(collar('#ffffff'), polkaDots),
        },
        speech: small,
      });
    },
  },
  boy: {
    coats: ['#3f9af0', '#ff6a3a', '#4ac07a'],
    make: (coat, accent = '#3a4a7a') => {
      const { skin, hair: color, iris } = looksFor(coat);
      return person({
        skin,
        iris,
        extras: [hair('tousled', color)],
        clothes: { top: coat, legs: accent, shoes: '#f04a3a', mark: stripes },
        speech: young,
      });
    },
  },
  woman: {
    coats: ['#e84a6a', '#2fa89a', '#f0a02a'],
    make: (coat) => {
      const { skin, hair: color, iris } = looksFor(coat);
      return person({
        skin,
        iris,
        extras: [
          hair('long', color),
          { solid: mirrored(ball(0.7, -0.28, 0.2, 0.07)), paint: plain('#ffd04a', 0.9) },
        ],
        behind: [{ name: 'hair', on: 'head', shape: backHair(color), at: [0, 0] }],
        clothes: { top: coat, gown: true, smooth: true, shoes: '#3a2a4a', mark: belt },
        speech: grown,
      });
    },
  },
  man: {
    coats: ['#3a6ab8', '#5a8a4a', '#8a4a5a'],
    make: (coat, accent = '#d8b078') => {
      const { skin, hair: color, iris } = looksFor(coat);
      return person({
        skin,
        iris,
        extras: [hair('short', color), mustache(color)],
        brow: color,
        clothes: { top: coat, legs: accent, smooth: true, mark: shirtAndTie },
        speech: low,
      });
    },
  },
  grandma: {
    coats: ['#b87ad8', '#e87a9a'],
    make: (coat) =>
      person({
        skin: '#f6cdb0',
        iris: '#4a6aa0',
        extras: [hair('bun', '#eef0f6')],
        brow: '#c8ccd8',
        clothes: { top: coat, gown: true, shoes: '#6a4a3a', mark: marks(collar('#ffffff'), apron) },
        before: [{ on: 'head', sketch: (context) => drawGlasses(context, '#c8862a') }],
        speech: { ...grown, pitch: 250 },
      }),
  },
  grandpa: {
    coats: ['#7a9a5a', '#c8763a'],
    make: (coat) =>
      person({
        skin: '#f2c4a4',
        iris: '#4a6a8a',
        extras: [
          hair('sides', '#f2f2f4'),
          beard('#f2f2f4', 0.74),
          {
            solid: mirrored(egg([0.14, -0.25, 0.6], [0.2, 0.1, 0.12])),
            paint: plain('#ffffff', 0.1),
          },
        ],
        brow: '#dcdce4',
        clothes: { top: coat, legs: '#8a6a4a', mark: marks(undershirt, buttons('#5a3a1c')) },
        before: [{ on: 'head', sketch: (context) => drawGlasses(context, '#4a3a2a') }],
        speech: { ...low, pitch: 125 },
      }),
  },
} satisfies Record<string, Subject>;
