import { rod, type Solid, union } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { animal } from './body/animal.ts';
import { roundEars } from './body/ears.ts';
import { furred, furry, marked } from './body/paints.ts';
import { around, egg, rolled } from './body/solids.ts';

const quillRing = (out: number, z: number, turn: number) =>
  rolled(around(rod([0, 0.5, z], [0, out, z - 0.12], 0.15, 0.015), 17), turn);

const quillRings = union([
  quillRing(1.02, -0.1, 0),
  quillRing(1.0, -0.28, 0.18),
  quillRing(0.86, -0.46, 0),
]);

/** None under the chin. */
const quills: Solid = (x, y, z) => Math.max(quillRings(x, y, z), -0.5 - y - 0.3 * Math.abs(x));

export const hedgehog = animal(['#7a543a'], (coat) => {
  const quill = furry(coat, [marked('#e8cfa8', (p) => smooth(0.86, 1.0, Math.hypot(p.x, p.y)))]);
  return {
    coat: '#f4d8b0',
    belly: '#fff2dc',
    nose: { color: '#2a1a18', size: 1.5 },
    extras: [
      { solid: quills, paint: quill },
      { solid: egg([0, 0.14, -0.16], [0.82, 0.7, 0.6]), paint: quill },
      ...roundEars('#d8a878', 0.16, 0.62, 0.34),
    ],
    behind: [
      { name: 'back', shape: furred(coat, egg([0, 0, -0.1], [0.66, 0.6, 0.4])), at: [0, 0.66] },
    ],
    speech: 'small',
  };
});
