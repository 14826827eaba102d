import { birds } from '../../kit/sound/ambience.ts';
import { creak, drip, splash, squish, step } from '../../kit/sound/foley.ts';
import { bell } from '../../kit/sound/instruments.ts';
import { speak, talkerVoice } from '../../kit/sound/voice.ts';
import { say } from '../_face-slicing/say.ts';
import type { SliceSounds } from '../_face-slicing/slicing.ts';

export const sounds: SliceSounds = {
  cut(track, at) {
    for (let i = 0; i < 6; i++) creak(track, at - 1.1 + i * 0.2, 0.35);
    squish(track, at, 1.3);
    splash(track, at + 0.03, 0.8);
  },
  music: 'tender',
  around(track, { at, cutAt }) {
    birds(track, 0.7);
    speak(
      track,
      say(0.15, 230, 'u o: e u::-', { syllableSeconds: 0.12, level: 0.35 }),
      { ...talkerVoice, breath: 0.35 },
      0.8,
    );
    for (const [i, pitch] of [392, 523, 392].entries())
      bell(track, 0.4 + i * 2.6, pitch, 0.06, 0.25);
    drip(track, cutAt + 1.4, 0.7);
    drip(track, cutAt + 1.9, 0.5);
    step(track, at.laugh + 0.2, 0.3);
  },
};
