import { createCanvas, loadImage } from '@napi-rs/canvas';
import { videoSizes } from '@shortcake/contract/video';
import type { StudioRequest } from '../engine/request.ts';
import type { Casting } from '../engine/shelf.ts';
import { stills } from '../engine/still.ts';
import * as pen from '../kit/pen/pen.ts';

export type Film = { label: string; request: StudioRequest };

export type SheetOptions = {
  /** In seconds; one picture each, side by side. */
  moments: readonly number[];
  /** Pixels of one picture. */
  width: number;
  /** Films side by side. */
  columns: number;
  casting: Casting;
};

const LABEL = 16;

/** One PNG with moments of many films, for judging them at a look. Two films are drawn at a time. */
export async function contactSheet(films: readonly Film[], options: SheetOptions): Promise<Buffer> {
  const { moments, width, columns, casting } = options;
  const sizes = films.map(({ request }) => videoSizes[request.aspectRatio]);
  const height = Math.max(...sizes.map((size) => Math.round((width * size.height) / size.width)));
  const wide = moments.length * width + 8;
  const tall = height + LABEL + 6;
  const sheet = createCanvas(columns * wide, Math.ceil(films.length / columns) * tall);
  const context = sheet.getContext('2d');
  pen.box(context, [0, 0, sheet.width, sheet.height], '#16121a');
  context.font = '12px sans-serif';
  const waiting = [...films.entries()];
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { label, request }] = next;
      const left = (index % columns) * wide;
      const top = Math.floor(index / columns) * tall;
      const pictures = await stills(request, moments, { width, format: 'png', casting });
      for (const [i, picture] of pictures.entries()) {
        context.drawImage(await loadImage(picture), left + i * width, top);
      }
      context.fillStyle = '#f4ecf4';
      context.fillText(label, left + 4, top + height + 13, wide - 12);
    }
  }
  await Promise.all([work(), work()]);
  return sheet.encodeSync('png');
}
