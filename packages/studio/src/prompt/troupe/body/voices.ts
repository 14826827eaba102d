import { beastVoice, cuteVoice, talkerVoice, type Voice } from '../../../kit/sound/voice.ts';

/** A voice and its middle pitch in hertz. */
export type Speech = { voice: Voice; pitch: number };

/** From the smallest to the largest; then a machine's and a ghost's. */
export const voices = {
  tiny: { voice: { ...cuteVoice, throat: 0.58 }, pitch: 470 },
  small: { voice: cuteVoice, pitch: 360 },
  young: { voice: { ...cuteVoice, throat: 0.8 }, pitch: 290 },
  grown: { voice: { ...talkerVoice, throat: 1 }, pitch: 220 },
  low: { voice: { ...talkerVoice, throat: 1.15 }, pitch: 140 },
  deep: { voice: { ...beastVoice, growl: 0.2 }, pitch: 95 },
  beast: { voice: beastVoice, pitch: 110 },
  metallic: { voice: { throat: 0.95, breath: 0, vibrato: 0, growl: 0.3 }, pitch: 200 },
  airy: { voice: { throat: 0.85, breath: 0.45, vibrato: 0.03, growl: 0 }, pitch: 300 },
} satisfies Record<string, Speech>;

export type VoiceName = keyof typeof voices;
