import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Rows of the picture that a placeholder remembers. */
const ROWS = 4;

/** A picture file's colors from top to bottom, as #rrggbb: all that shows while it is loading. */
export async function placeholderOf(picture: Buffer): Promise<string[]> {
  const canvas = createCanvas(1, ROWS);
  const context = canvas.getContext('2d');
  const image = await loadImage(picture);
  // Halved step by step: in one step most of the picture would be skipped.
  let source = createCanvas(image.width, image.height);
  source.getContext('2d').drawImage(image, 0, 0);
  while (source.height > ROWS * 4) {
    const half = createCanvas(Math.max(1, source.width >> 1), source.height >> 1);
    half.getContext('2d').drawImage(source, 0, 0, half.width, half.height);
    source = half;
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, 1, ROWS);
  const { data } = context.getImageData(0, 0, 1, ROWS);
  return Array.from({ length: ROWS }, (_, row) => {
    const channels = [...data.subarray(row * 4, row * 4 + 3)];
    return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  });
}
