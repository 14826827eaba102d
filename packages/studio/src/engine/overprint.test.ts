import { expect, test } from 'vitest';
import { createOverprint } from './overprint.ts';

const size = { width: 8, height: 4 };
const gray = () => new Uint8Array(48).fill(100);

test('white, black and red come out as such, and the rest of the frame stays', () => {
  const frame = gray();
  const over = createOverprint(size, (context) => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 2, 2);
    context.fillStyle = '#000';
    context.fillRect(2, 0, 2, 2);
    context.fillStyle = '#f00';
    context.fillRect(4, 0, 2, 2);
    return true;
  });
  over(0, frame);
  expect([...frame.subarray(0, 8)]).toEqual([235, 235, 16, 16, 63, 63, 100, 100]);
  expect([...frame.subarray(16, 32)]).toEqual(Array(16).fill(100));
  expect([...frame.subarray(32, 36)]).toEqual([128, 128, 102, 100]);
  expect([...frame.subarray(40, 44)]).toEqual([128, 128, 240, 100]);
});

test('what is half clear is mixed with the frame', () => {
  const frame = gray();
  const over = createOverprint(size, (context) => {
    context.globalAlpha = 0.5;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 8, 4);
    return true;
  });
  over(0, frame);
  for (const luma of frame.subarray(0, 32)) expect(Math.abs(luma - 167.5)).toBeLessThan(2);
});

test('where nothing is drawn the frame stays as it is', () => {
  const frame = gray();
  createOverprint(size, () => false)(0, frame);
  expect(frame).toEqual(gray());
});
