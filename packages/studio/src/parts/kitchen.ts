import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Bake } from '../pipeline/bake.ts';
import { blurredBake, paintDisc } from './plate.ts';
import type { Random } from './random.ts';
import { BLEED, type Stage } from './stage.ts';

/** Colors of a room out of focus. */
export type Room = {
  wall: string;
  shade: string;
  glow: string;
  pots: readonly string[];
  leaf: number;
  sun: string;
  discHue: number;
};

export const rooms: readonly Room[] = [
  {
    wall: '#d8b384',
    shade: '#4a3524',
    glow: '#fff0cf',
    pots: ['#c75b3c', '#e8d9bc', '#5f7f5a', '#3f5c6e', '#d79a3c'],
    leaf: 105,
    sun: '255,238,200',
    discHue: 34,
  },
  {
    wall: '#b9c2a4',
    shade: '#38422f',
    glow: '#fff6dc',
    pots: ['#e2c9a0', '#8a5a3a', '#d9765a', '#f0e8d8', '#4f6a58'],
    leaf: 90,
    sun: '255,238,200',
    discHue: 34,
  },
  {
    wall: '#a9bccb',
    shade: '#2f3d4c',
    glow: '#fff3e2',
    pots: ['#e9e4da', '#d98a4a', '#36506a', '#c9a46a', '#7fa0a8'],
    leaf: 120,
    sun: '255,238,200',
    discHue: 34,
  },
  {
    wall: '#e0a88e',
    shade: '#5a2f2a',
    glow: '#fff0d8',
    pots: ['#f4e3c8', '#b5483a', '#8a9a6a', '#e0b04a', '#7a4a5a'],
    leaf: 85,
    sun: '255,238,200',
    discHue: 34,
  },
];

/** The same kind of room by night, lit by something that glows. */
export const nightRoom: Room = {
  wall: '#1c2a52',
  shade: '#0b1026',
  glow: '#5f86d8',
  pots: ['#2a3f7a', '#1a5a6a', '#4a2f7a', '#23305c', '#2f6f8f'],
  leaf: 190,
  sun: '70,110,220',
  discHue: 205,
};

/** A dreamy room for soft things. */
export const pastelRoom: Room = {
  wall: '#e9c6d8',
  shade: '#7d86b8',
  glow: '#fff4ea',
  pots: ['#f6d7c3', '#c9b6e8', '#a8cfe8', '#f2b8c6', '#fbe7b2'],
  leaf: 140,
  sun: '255,228,232',
  discHue: 330,
};

/** A room behind the table: window, shelves, plants, all far out of focus, and discs of light. */
export function roomBake(stage: Stage, room: Room, random: Random): Bake {
  const width = stage.width + 2 * BLEED;
  const height = stage.horizon + BLEED + 40;
  const lights = Array.from({ length: Math.round(width / 26) }, () => ({
    x: random() * width,
    y: random() ** 0.8 * height * 0.85,
    radius: 12 + random() * 36,
    strength: 0.1 + random() * 0.2,
    hue: room.discHue + (random() - 0.5) * 26,
  }));
  const seeds = Array.from({ length: 64 }, random);
  return blurredBake(
    { width, height },
    28,
    (sketch) => paintFurniture(sketch, width, height, room, seeds),
    (context) => {
      context.globalCompositeOperation = 'screen';
      const sun = context.createRadialGradient(
        width * 0.2,
        height * 0.3,
        0,
        width * 0.2,
        height * 0.3,
        width * 0.62,
      );
      sun.addColorStop(0, `rgba(${room.sun},0.75)`);
      sun.addColorStop(1, `rgba(${room.sun},0)`);
      context.fillStyle = sun;
      context.fillRect(0, 0, width, height);
      for (const light of lights) paintDisc(context, light);
    },
  );
}

function paintFurniture(
  context: SKRSContext2D,
  width: number,
  height: number,
  room: Room,
  seeds: number[],
) {
  const wall = context.createLinearGradient(0, 0, width, height);
  wall.addColorStop(0, room.wall);
  wall.addColorStop(1, room.shade);
  context.fillStyle = wall;
  context.fillRect(-99, -99, width + 198, height + 198);
  const unit = height / 10;
  context.fillStyle = room.glow;
  context.fillRect(width * 0.05, -unit, width * 0.19, unit * 7.4);
  context.fillRect(width * 0.265, -unit, width * 0.15, unit * 7.4);
  const shelf = width * 0.62;
  for (let row = 0; row < 3; row++) {
    const y = unit * (2.7 + row * 2.6);
    context.fillStyle = room.shade;
    context.fillRect(shelf, y, width, unit * 0.28);
    for (let i = 0; i < 6; i++) {
      const tall = unit * (0.8 + seeds[row * 6 + i]! * 1.2);
      context.fillStyle = room.pots[(row * 2 + i) % room.pots.length]!;
      context.fillRect(
        shelf + unit * (0.3 + i * 1.05),
        y - tall,
        unit * (0.5 + seeds[20 + i]! * 0.4),
        tall,
      );
    }
  }
  for (let i = 0; i < 22; i++) {
    context.fillStyle = `hsl(${room.leaf + seeds[i]! * 30} ${28 + seeds[i + 9]! * 20}% ${22 + seeds[i + 20]! * 22}%)`;
    context.beginPath();
    const x = width * (0.46 + 0.1 * (seeds[i + 30]! - 0.5)) + unit * (seeds[i]! - 0.5);
    context.ellipse(
      x,
      height * (0.62 + 0.3 * (seeds[i + 40]! - 0.4)),
      unit * 0.9,
      unit * 0.28,
      seeds[i + 41]! * 6,
      0,
      7,
    );
    context.fill();
  }
  context.fillStyle = room.shade;
  context.fillRect(-99, height * 0.9, width + 198, height);
}
