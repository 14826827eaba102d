import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { directionOf } from './clean.ts';
import { type Hand, setType } from './fonts.ts';
import { LEADING, type Lines, type Measure } from './lines.ts';

export type Ink = {
  color: string;
  /** A soft edge around the letters, where nothing but the film is behind them. */
  shade?: string;
};

/** The letters of one sentence: to measure, and to write once. */
export function lettersOf(sentence: string, hand: Hand) {
  const { text, isOwn, css } = setType(sentence, hand);
  const direction = directionOf(text);
  const probe = createCanvas(1, 1).getContext('2d');

  const measure: Measure = (part, size) => {
    probe.font = css(size);
    probe.direction = direction;
    return probe.measureText(part).width;
  };

  /** A picture of the lines, each in the middle of its row; `pad` pixels stay free on every side. */
  function write({ lines, size, width, height }: Lines, ink: Ink, pad: number): Canvas {
    const canvas = createCanvas(Math.ceil(width + pad * 2), Math.ceil(height + pad * 2));
    const context = canvas.getContext('2d');
    context.font = css(size);
    context.direction = direction;
    context.textAlign = 'center';
    context.fillStyle = ink.color;
    const write = () => {
      for (const [i, line] of lines.entries())
        context.fillText(line, canvas.width / 2, pad + (i + 0.5) * size * LEADING + size * 0.34);
    };
    if (ink.shade) {
      context.shadowColor = ink.shade;
      for (const [blur, drop] of [
        [size * 0.1, size * 0.03],
        [size * 0.5, 0],
      ] as const) {
        context.shadowBlur = blur;
        context.shadowOffsetY = drop;
        write();
      }
      context.shadowColor = '#0000';
    }
    write();
    return canvas;
  }

  return { text, isOwn, measure, write };
}
