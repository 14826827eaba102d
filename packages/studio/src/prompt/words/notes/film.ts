import type { MusicName } from '../../../kit/sound/music-names.ts';
import type { CameraName } from '../names.ts';

export const cameras: Record<CameraName, string> = {
  push: 'Camera: a slow push in that ends close to the eyes.',
  pull: 'Camera: starts close and begins to pull back, showing more and more.',
  still: 'Camera: a static shot, perfectly framed, so that every blink counts.',
  orbit: 'Camera: a gentle arc shot around the middle, the far distance sliding by.',
  handheld: 'Camera: handheld, breathing a little, as if a friend were filming.',
  low: 'Camera: a low angle, so that even the smallest looks grand.',
  above: 'Camera: a high angle, everything laid out like a picture book.',
};

export const sounds: Record<MusicName, string> = {
  playful: 'Sound: playful music with marimba and small, tight foley.',
  dreamy: 'Sound: dreamy music, wide and glassy, and every breath close by.',
  cozy: 'Sound: jazz with brushes, low and warm, and small close foley.',
  epic: 'Sound: orchestral swells that hit with the turn, then a hush.',
  tropical: 'Sound: tropical music with steel pans and shakers.',
  spooky: 'Sound: spooky music on tiptoe, with a creak here and there.',
  disco: 'Sound: disco with a round bass and handclaps.',
  opera: 'Sound: opera, a full voice over plucked strings.',
  lofi: 'Sound: lofi with dusty drums and soft keys.',
  tender: 'Sound: tender music, a few slow piano notes with space between.',
};
