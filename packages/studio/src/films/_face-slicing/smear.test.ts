import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { FPS, SHUTTER } from '../../engine/settings.ts';
import { planSmear } from './smear.ts';

/** Pixels that it moves while the shutter is open. */
const WAY = 12;
const SIDE = 16;

test.for([1, 2, 4, 6])('%s moments of a moving square add up to the square', (moments) => {
  const size = { width: 64, height: 32 };
  const context = createCanvas(size.width, size.height).getContext('2d');
  context.translate(4, 8);
  const squares: number[] = [];
  planSmear(size)(context, 1, moments, (layer, seconds) => {
    const x = 20 + Math.round(((seconds - 1) * FPS * WAY) / SHUTTER);
    squares.push(x);
    layer.fillStyle = '#ffffff';
    layer.fillRect(x, 0, SIDE, SIDE);
  });

  expect(new Set(squares).size).toBe(moments);
  const row = context.getImageData(0, 16, size.width, 1).data;
  for (let x = 0; x < size.width; x++) {
    const over = squares.filter((left) => x - 4 >= left && x - 4 < left + SIDE).length;
    expect(Math.abs(row[x * 4 + 3]! - (255 * over) / moments)).toBeLessThan(4);
  }
});
