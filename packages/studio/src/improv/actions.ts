import type { ActionName } from '../story/names.ts';
import type { ActMaker } from './act.ts';
import { cook } from './actions/cook.ts';
import { cry } from './actions/cry.ts';
import { dance } from './actions/dance.ts';
import { drive } from './actions/drive.ts';
import { eat } from './actions/eat.ts';
import { explode } from './actions/explode.ts';
import { fly } from './actions/fly.ts';
import { grow } from './actions/grow.ts';
import { jump } from './actions/jump.ts';
import { laugh } from './actions/laugh.ts';
import { melt } from './actions/melt.ts';
import { pour } from './actions/pour.ts';
import { run } from './actions/run.ts';
import { sing } from './actions/sing.ts';
import { sleep } from './actions/sleep.ts';
import { slice } from './actions/slice.ts';
import { spin } from './actions/spin.ts';
import { swim } from './actions/swim.ts';
import { talk } from './actions/talk.ts';
import { wave } from './actions/wave.ts';
import type { Travel } from './scenery.ts';

const running: Travel = { backdrop: 0, middle: 1, ground: 2, front: 3 };

/** All actions; those that cover ground say how the place runs past, those that need room make everybody smaller. */
export const actions: Record<ActionName, { make: ActMaker; travel?: Travel; size?: number }> = {
  slice: { make: slice },
  sing: { make: sing },
  talk: { make: talk },
  dance: { make: dance },
  run: { make: run, travel: running },
  fly: { make: fly, size: 0.88, travel: { backdrop: 0, middle: 1, ground: 1, front: 0 } },
  explode: { make: explode },
  melt: { make: melt },
  grow: { make: grow },
  pour: { make: pour, size: 0.8 },
  jump: { make: jump, size: 0.92 },
  sleep: { make: sleep },
  eat: { make: eat },
  swim: { make: swim },
  drive: { make: drive, travel: running },
  wave: { make: wave },
  spin: { make: spin },
  cry: { make: cry },
  laugh: { make: laugh },
  cook: { make: cook },
};
