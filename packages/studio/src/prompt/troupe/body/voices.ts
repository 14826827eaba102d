import { beastVoice, cuteVoice, talkerVoice, type Voice } from '../../../kit/sound/voice.ts';

/** A voice and its middle pitch in hertz. */
export type Speech = { voice: Voice; pitch: number };

/** From the smallest to the largest. */
export const tiny: Speech = { voice: { ...cuteVoice, throat: 0.58 }, pitch: 470 };
export const small: Speech = { voice: cuteVoice, pitch: 360 };
export const young: Speech = { voice: { ...cuteVoice, throat: 0.8 }, pitch: 290 };
export const grown: Speech = { voice: { ...talkerVoice, throat: 1 }, pitch: 220 };
export const low: Speech = { voice: { ...talkerVoice, throat: 1.15 }, pitch: 140 };
export const deep: Speech = { voice: { ...beastVoice, growl: 0.2 }, pitch: 95 };
export const beast: Speech = { voice: beastVoice, pitch: 110 };
/** A machine's. */
export const metallic: Speech = {
  voice: { throat: 0.95, breath: 0, vibrato: 0, growl: 0.3 },
  pitch: 200,
};
/** A ghost's. */
export const airy: Speech = {
  voice: { throat: 0.85, breath: 0.45, vibrato: 0.03, growl: 0 },
  pitch: 300,
};
