import type { SubjectName } from '../names.ts';
import type { Words } from './words.ts';

/** Sky and earth: mostly scenery, and now and then the lead. */
export const sky: Words<SubjectName> = {
  cloud: 'cloud, little cloud, rain cloud, cumulus, ☁, 🌥',
  sun: 'sun, soleil, sonne, 🌞',
  moon: 'moon, luna, lune, mond, full moon, crescent moon, new moon, 🌙, 🌝, 🌛, 🌕',
  star: 'star, shooting star, falling star, little star, comet, meteor, asteroid, ⭐, 🌟, 🌠',
  raindrop:
    'raindrop, rain drop, water drop, droplet, dewdrop, drop of water, waterdrop, puddle, 💧',
  planet: 'planet, earth, globe, mars, jupiter, saturn, pluto, venus, black hole, 🪐, 🌍, 🌎, 🌏',
  volcano: 'volcano, lava, magma, vulcan, 🌋',
  flower:
    'flower, flor, fleur, blume, rose, tulip, daisy, sunflower, lily, orchid, blossom, daffodil, dandelion, lotus, bouquet, 🌸, 🌹, 🌻, 🌷, 🌼, 🌺, 💐',
  tree: 'tree, oak, pine tree, christmas tree, palm tree, bonsai, willow, maple, bush, 🌳, 🌲, 🎄, 🌴',
  cactus: 'cactus, cacti, succulent, aloe, saguaro, 🌵',
};
