import { waves, wind } from '../../kit/sound/ambience.ts';
import * as cutSounds from '../../kit/sound/cut-sounds.ts';
import * as foley from '../../kit/sound/foley.ts';
import { add, bell, chirp } from '../../kit/sound/instruments.ts';
import { speak } from '../../kit/sound/voice.ts';

/** What acts are heard with. The thread that records loads it, and hands it to the act's score. */
export const sounds = { ...cutSounds, ...foley, add, bell, chirp, speak, waves, wind };
export type Sounds = typeof sounds;
