import type { Picture } from '../../engine/sprites.ts';
import { rows } from '../math/rows.ts';
import * as pen from '../pen/pen.ts';

/** Lengths are shares of the knife's length; the tip is at 0, the blade's edge at y = 0. */
type KnifeShape = {
  /** How high the blade stands above its edge, and where it ends. */
  tall: number;
  heel: number;
  outline: (context: pen.Context) => void;
  /** Light and dark color of the handle (#rrggbb). */
  handle: readonly [string, string];
};

const PAD = 0.03;
/** The play holds a knife at this share of its picture, from the left and from the top. */
const HOLD = 0.82;

function bakeOf(shape: KnifeShape, length: number): Picture {
  const height = (shape.tall + PAD) / HOLD;
  return {
    width: Math.ceil(length * (1 + 2 * PAD)),
    height: Math.ceil(length * height),
    paint(context) {
      context.scale(length, length);
      context.translate(PAD, height * HOLD);
      paintBlade(context, shape);
      paintHandle(context, shape);
    },
  };
}

function paintBlade(context: pen.Context, { tall, heel, outline }: KnifeShape) {
  context.save();
  outline(context);
  context.clip();
  const steel = context.createLinearGradient(0, -tall, 0, 0);
  for (const [at, color] of [
    [0, '#8d97a3'],
    [0.2, '#eef2f5'],
    [0.55, '#aeb8c2'],
    [0.8, '#d4dbe1'],
    [0.82, '#f6f9fb'],
    [1, '#ffffff'],
  ] as const)
    steel.addColorStop(at, color);
  pen.box(context, [0, -tall, heel, tall], steel);
  const gleam = context.createLinearGradient(0.05, -tall, heel, 0);
  for (const [at, alpha] of rows(2, [0.15, 0, 0.3, 0.8, 0.4, 0.05, 0.62, 0, 0.74, 0.55, 0.8, 0]))
    gleam.addColorStop(at, `rgba(255,252,244,${alpha})`);
  pen.box(context, [0, -tall, heel, tall], gleam);
  context.restore();
  outline(context);
  pen.nib(context, '#46506073', 0.003);
  context.stroke();
}

function paintHandle(context: pen.Context, { tall, heel, handle }: KnifeShape) {
  const top = -tall + 0.004;
  context.fillStyle = pen.down(context, [top, top + 0.1], ['#6d7680', 0.3, '#f6f7f9', '#59616a']);
  pen.box(context, [heel - 0.012, top, 0.04, 0.09, 0.012]);
  context.fillStyle = pen.down(
    context,
    [top, top + 0.1],
    [handle[0], 0.25, '#ffffff', 0.38, handle[0], handle[1]],
  );
  context.beginPath();
  context.moveTo(heel + 0.026, top + 0.004);
  context.bezierCurveTo(heel + 0.12, top - 0.008, 0.88, top - 0.008, 0.96, top + 0.006);
  context.quadraticCurveTo(1.0, top + 0.02, 0.995, top + 0.075);
  context.quadraticCurveTo(0.985, top + 0.11, 0.95, top + 0.1);
  context.bezierCurveTo(0.88, top + 0.076, heel + 0.12, top + 0.09, heel + 0.026, top + 0.088);
  context.fill();
  context.fillStyle = '#f2d9a0';
  for (const share of [0.25, 0.5, 0.75]) {
    pen.disc(context, [heel + (1 - heel) * share, top + 0.044, 0.011]);
  }
}

/** A broad cleaver, pointing left, `length` pixels long. */
export function cleaverBake(length: number): Picture {
  const shape: KnifeShape = {
    tall: 0.27,
    heel: 0.62,
    handle: ['#d0342c', '#5a0a10'],
    outline(context) {
      context.beginPath();
      context.moveTo(0.012, -0.012);
      context.quadraticCurveTo(0.004, -0.2, 0.012, -0.246);
      context.quadraticCurveTo(0.014, -0.268, 0.04, -0.268);
      context.lineTo(0.62, -0.262);
      context.quadraticCurveTo(0.6, -0.1, 0.6, -0.01);
      context.quadraticCurveTo(0.3, 0.004, 0.012, -0.012);
      context.moveTo(0.1, -0.2);
      context.arc(0.08, -0.2, 0.02, 0, Math.PI * 2, true);
    },
  };
  return bakeOf(shape, length);
}

/** A very long bread knife with a wavy edge. */
export function breadKnifeBake(length: number): Picture {
  const shape: KnifeShape = {
    tall: 0.1,
    heel: 0.74,
    handle: ['#b9773f', '#4a2410'],
    outline(context) {
      context.beginPath();
      context.moveTo(0.006, -0.03);
      context.quadraticCurveTo(0.02, -0.092, 0.1, -0.096);
      context.lineTo(0.74, -0.098);
      context.lineTo(0.74, -0.002);
      for (let x = 0.74; x > 0.05; x -= 0.03)
        context.quadraticCurveTo(x - 0.015, -0.022, x - 0.03, -0.002);
      context.quadraticCurveTo(0.02, -0.004, 0.006, -0.03);
    },
  };
  return bakeOf(shape, length);
}

/** A slim paring knife with a colored handle. */
export function paringKnife(handle: readonly [string, string]): (length: number) => Picture {
  const shape: KnifeShape = {
    tall: 0.115,
    heel: 0.6,
    handle,
    outline(context) {
      context.beginPath();
      context.moveTo(0.004, -0.012);
      context.quadraticCurveTo(0.14, -0.098, 0.34, -0.11);
      context.lineTo(0.6, -0.112);
      context.lineTo(0.6, -0.002);
      context.quadraticCurveTo(0.3, 0.004, 0.004, -0.012);
    },
  };
  return (length) => bakeOf(shape, length);
}
