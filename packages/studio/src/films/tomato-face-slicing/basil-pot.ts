import type { Look } from '../../engine/sprites.ts';
import * as pen from '../../kit/pen/pen.ts';
import { basilLeaf } from '../_face-slicing/props/basil.ts';

/** A leaf in the pot: its place, its turn and its size, in shares of the pot's height. */
export type PotLeaf = { x: number; y: number; turn: number; size: number };

/** A terracotta pot full of basil, `height` pixels tall; its foot is at the lower edge. */
export function basilPotBake(height: number, leaves: readonly PotLeaf[]): Look {
  return {
    paint(context) {
      context.scale(height, height);
      const clay = pen.across(context, [0.25, 0.78], ['#f5a06a', 0.35, '#e0743c', '#8a3a1a']);
      pen.shape(context, 'M0.27 0.6 L0.73 0.6 L0.66 0.97 Q0.5 1.01 0.34 0.97', clay);
      pen.box(context, [0.23, 0.54, 0.54, 0.13, 0.03]);
      for (const [i, leaf] of leaves.entries()) {
        const up = leaf.y * (1 - Math.abs(leaf.x) * 0.4);
        const place = { x: 0.5 + leaf.x * 0.33, y: 0.56 - up * 0.4, turn: leaf.turn };
        pen.at(context, { ...place, scale: leaf.size }, () => {
          basilLeaf(context, i % 3 ? '#8fd650' : '#c4f07a', i % 2 ? '#1f6f26' : '#2f8a2c');
        });
      }
    },
  };
}
