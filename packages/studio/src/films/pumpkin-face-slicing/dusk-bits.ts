import * as pen from '../../kit/pen/pen.ts';
import { mapleLeaf } from '../_face-slicing/props/maple.ts';

/** Small things that shine and drift in the dusk; each fills a square from -1 to 1. */

export function leaf(color: string) {
  return (context: pen.Context) => pen.shape(context, mapleLeaf, color);
}

/** Golden light on the ground. */
export function pool(context: pen.Context) {
  const light = pen.halo(context, [0, 0, 0, 1], ['#ffbe46f2', 0.45, '#fa962899', '#dc6e1e00']);
  pen.box(context, [-1, -1, 2, 2], light);
}
