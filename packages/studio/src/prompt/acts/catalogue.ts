import type { Travel } from '../places/scenery.ts';
import type { ActionName } from '../words/names.ts';
import type { ActMaker } from './act.ts';
import { cook } from './cook.ts';
import { cry } from './cry.ts';
import { dance } from './dance.ts';
import { drive } from './drive.ts';
import { eat } from './eat.ts';
import { explode } from './explode.ts';
import { fly } from './fly.ts';
import { grow } from './grow.ts';
import { jump } from './jump.ts';
import { laugh } from './laugh.ts';
import { melt } from './melt.ts';
import { pour } from './pour.ts';
import { run } from './run.ts';
import { sing } from './sing.ts';
import { sleep } from './sleep.ts';
import { slice } from './slice.ts';
import { spin } from './spin.ts';
import { swim } from './swim.ts';
import { talk } from './talk.ts';
import { wave } from './wave.ts';

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
