import type { Bakes } from '../../engine/sprites.ts';
import { armFrames, handFrame } from '../_babies/arms.ts';
import { type PartFrame, partBakes } from '../_babies/bakes.ts';
import { builders } from './crew.ts';

/** Sprites of the small foreman: head, hat apart, body, legs, arms, blueprint; colors as #rrggbb. */
export function foremanBakes(scale: number, hat: string, shirt: string): Bakes {
  const shirtName = shirt.slice(1);
  const hatName = `hard-hat-${hat.slice(1)}`;
  return partBakes(
    scale,
    {
      head: { name: 'foreman-head', middle: 0.04, reach: [0.9, 0.82], pitch: -0.06 },
      hat: { name: hatName, middle: 0.58, reach: [0.92, 0.5], pitch: 0.04 },
      torso: { name: `foreman-torso-${shirtName}`, middle: -0.08, reach: [0.5, 0.66], pitch: 0.02 },
      leg: { name: 'foreman-leg', middle: -0.24, reach: [0.24, 0.42], pitch: 0.12 },
      blueprint: { name: 'blueprint', reach: [0.48, 0.16], pitch: 0.1 },
      ...armFrames('foreman', [0.155, 0.14], ['soft', 'point', 'thumb'], `-${shirtName}`),
    },
    async () => (await import('./foreman-shapes.ts')).foremanShapes(hat, shirt),
  );
}

/** Sprites of the builders: bodies and heads by name, arms, gloves and a teddy bear they share. */
export function builderBakes(scale: number): Bakes {
  const { armUpper, armLower } = armFrames('builder', [0.16, 0.15], []);
  const frames: Record<string, PartFrame> = {
    bigUpper: { ...armUpper, finer: 1.3 },
    bigLower: { ...armLower, finer: 1.3 },
    glove: { ...handFrame('builder-glove'), finer: 1.3 },
    teddy: { name: 'teddy', reach: [0.42, 0.46], pitch: 0.05 },
  };
  for (const { name } of builders) {
    const body = `builder-body-${name}`;
    const face = `builder-face-${name}`;
    frames[`body-${name}`] = { name: body, middle: -0.64, reach: [0.64, 1.44], pitch: -0.04 };
    frames[`face-${name}`] = { name: face, middle: -0.14, reach: [0.74, 0.96], pitch: -0.08 };
  }
  return partBakes(scale, frames, async () => (await import('./builder-shapes.ts')).builderShapes);
}

const blockColors = ['#ff5a4a', '#3a9ae8', '#ffc51f', '#4fc46a'] as const;

/** Sprites of foam blocks (block0 to block3), a toy digger and a traffic cone. */
export function siteToyBakes(scale: number): Bakes {
  const toys: Record<string, PartFrame> = {
    toy: { name: 'toy-digger', middle: -0.05, reach: [1, 0.62], pitch: 0.16, pose: { yaw: -0.35 } },
    cone: { name: 'cone', reach: [0.36, 0.56], pitch: 0.14 },
  };
  for (const [i, color] of blockColors.entries())
    toys[`block${i}`] = { name: `foam-${color.slice(1)}`, reach: [0.5, 0.42], pitch: 0.2 };
  return partBakes(scale, toys, async () =>
    (await import('./foam-blocks.ts')).siteToyShapes(blockColors),
  );
}
