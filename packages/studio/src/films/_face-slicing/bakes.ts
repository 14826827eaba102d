import { branch } from '../../engine/random.ts';
import type { Bake, Bakes } from '../../engine/sprites.ts';
import { PITCH, type Size, type Stage } from '../../engine/stage.ts';
import type { CastFrame } from '../../kit/cast/cast-frame.ts';
import { castLater } from '../../kit/cast/cast-later.ts';
import { dropBake } from '../../kit/juice/juice.ts';
import { shapeBake } from '../../kit/pen/shape-bake.ts';
import { chefKnife } from './knives.ts';
import { backdropSize, frontSize, groundSize, nearbySize } from './set/plate-margins.ts';
import { sliceBakes } from './slice.ts';
import type { FaceSlicing, Sliced, SliceExtras, SliceKit } from './slicing.ts';

/** All that a film of the play is put together from. */
export function listBakes(play: FaceSlicing, kit: SliceKit, extras: SliceExtras): Bakes {
  const { stage, random, produce, scale } = kit;
  const looks = async () => (await play.looks()).looks;
  const plate = (name: 'backdrop' | 'ground' | 'front', size: Size): Bake => {
    const own = branch(random);
    return { ...size, look: async () => (await looks())[name]!({ ...size, stage }, own) };
  };
  return {
    ...sliceBakes(play, scale),
    backdrop: plate('backdrop', backdropSize(stage)),
    ground: plate('ground', groundSize(stage)),
    knife: (play.knife ?? chefKnife)(stage.scale * 2.9),
    drop: dropBake(produce.juice),
    ...(play.hasFront && { front: plate('front', frontSize(stage)) }),
    ...(play.hasNearby && { nearby: nearbyBake(play, nearbySize(stage)) }),
    ...(play.stand && { stand: standBake(play, play.stand, stage) }),
    ...bitBakes(play, extras.bits ?? {}),
    ...extras.bakes,
  };
}

function standBake({ looks }: Sliced, frame: Pick<CastFrame, 'name' | 'reach'>, stage: Stage) {
  return castLater({ ...frame, scale: stage.scale, pitch: PITCH }, async () => {
    const { stand, light } = (await looks()).looks;
    return { ...stand!, light };
  });
}

function nearbyBake({ looks }: Sliced, size: Size): Bake {
  return {
    ...size,
    async look() {
      const [nearby, loaded] = await Promise.all([import('./set/nearby.ts'), looks()]);
      return nearby.nearbyBake(size, loaded.looks.nearby!);
    },
  };
}

function bitBakes({ looks }: Sliced, sides: Record<string, number>): Bakes {
  const bit = (name: string, side: number): Bake => ({
    width: side,
    height: side,
    look: async () => shapeBake(side, (await looks()).looks.bits![name]!),
  });
  return Object.fromEntries(Object.entries(sides).map(([name, side]) => [name, bit(name, side)]));
}
