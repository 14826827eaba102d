import type { MusicName } from '../../../kit/sound/music-names.ts';
import type { Words } from './words.ts';

export const music: Words<MusicName> = {
  playful:
    'playful music, cheerful music, happy music, marimba, ukulele music, silly, goofy, cartoon music, xylophone, ~funny, ~playful',
  dreamy:
    'dreamy music, ambient music, ambient, ethereal music, harp, celesta, soft synth, ~dreamy, ~magical, ~dream',
  cozy: 'cozy music, acoustic guitar, jazz, swing, bossa nova, cafe music, ~cozy, ~cosy, ~fireplace',
  epic: 'epic music, orchestral, orchestra, cinematic music, trailer music, heroic, drums of war, ~epic, ~hero, ~battle, ~legendary, ~cinematic',
  tropical:
    'tropical music, reggae, steel drum, calypso, hula, summer music, samba, salsa music, ~tropical, ~hawaii, ~vacation, ~summer',
  spooky:
    'spooky music, creepy music, theremin, horror music, organ music, haunted music, ~spooky, ~creepy, ~halloween, ~haunted, ~scary, ~ghost',
  disco:
    'disco, disco music, funk, funky, dance music, techno, house music, edm, pop music, eighties music, synthwave, rave, ~party, ~nightclub, ~dj',
  opera: 'opera, operatic, aria, soprano, tenor, classical music, classical, symphony, ~diva',
  lofi: 'lofi, lo fi, hip hop, hiphop, chill beats, chillhop, chill, trap beat, rap, beats, ~study, ~studying, ~relaxing',
  tender:
    'tender music, sad music, piano music, piano, lullaby, music box, violin music, emotional music, gentle music, ~sad, ~tender, ~lonely, ~heartwarming, ~emotional, ~farewell',
};

/** How quickly things happen: 0.7 slow to 1.3 quick. */
export const tempos: Words<'0.72' | '0.85' | '1.15' | '1.3'> = {
  '0.72': 'slow motion, slow mo, slomo, super slow, very slowly, sluggish',
  '0.85':
    'slow, slowly, calm, calmly, gentle, gently, lazy, lazily, peaceful, relaxed, unhurried, serene, softly, sleepy, tired, gracefully, graceful',
  '1.15':
    'fast, quick, quickly, lively, energetic, upbeat, rapidly, speedy, swift, excited, excitedly, hectic, busy',
  '1.3':
    'super fast, very fast, at top speed, full speed, frantic, frantically, timelapse, time lapse, hyper, hyperactive, crazy fast, lightning fast, turbo',
};
