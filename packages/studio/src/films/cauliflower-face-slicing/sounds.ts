import { room } from '../../kit/sound/ambience.ts';
import { crackle, knock, step } from '../../kit/sound/foley.ts';
import { giggle, type Syllable } from '../../kit/sound/line.ts';
import { cuteVoice, speak } from '../../kit/sound/voice.ts';
import type { SliceKit, SliceSounds } from '../_face-slicing/slicing.ts';
import { BANGS, seatJury } from './jury.ts';

/** What the jury is heard to do: a chorus of tiny gasps, and titters. */
function juryLine(kit: SliceKit): Syllable[] {
  const { at } = kit;
  const jury = seatJury(kit);
  const gasps = jury.map(({ late, pitch }) => ({
    at: at.gasp + late,
    seconds: 0.3,
    pitch,
    pitchTo: pitch * 1.4,
    vowel: 'o' as const,
    level: 0.28,
  }));
  const titters = jury.flatMap(({ late, pitch }) =>
    giggle(at.laugh + 0.5 + late * 2, pitch, 4, 0.22),
  );
  return [...gasps, ...titters];
}

export const sounds: SliceSounds = {
  cut(track, at) {
    crackle(track, at - 0.12, 0.5, 1.2);
    crackle(track, at + 0.2, 1.5, 0.4);
    knock(track, at, 0.6);
  },
  music: 'none',
  around(track, kit) {
    room(track, 1);
    for (const bang of BANGS) {
      knock(track, bang, 1.6);
      step(track, bang, 1.2);
    }
    speak(track, juryLine(kit), cuteVoice);
    for (let i = 0; i < 7; i++) step(track, kit.cutAt + 0.9 + i * 0.13, 0.4 - i * 0.04);
  },
};
