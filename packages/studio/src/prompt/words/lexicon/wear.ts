import type { WearName } from '../names.ts';
import type { Words } from './words.ts';

export const wear: Words<WearName> = {
  sunglasses:
    'sunglasses, sunglass, shades, sun glasses, cool glasses, dark glasses, ~rock star, ~rockstar, 😎, 🕶',
  glasses:
    'glasses, eyeglasses, spectacles, reading glasses, goggles, monocle, nerdy, ~nerd, ~professor, ~teacher, ~scientist, 🤓, 👓',
  crown: 'crown, tiara, diadem, royal crown, ~royal, ~your majesty, 👑',
  'party hat': 'party hat, birthday hat, cone hat, ~birthday, 🥳',
  'top hat':
    'top hat, hat, bowler, bowler hat, fedora, tuxedo, cowboy hat, wizard hat, witch hat, cap, beret, sombrero, ~gentleman, ~magician, ~cowboy, ~detective, 🎩, 🤠',
  bow: 'bow, ribbon, hair bow, bow tie, bowtie, pink bow, 🎀',
  flower:
    'flower in her hair, flower crown, flower in its hair, flower in his hair, floral crown, flower wreath, daisy chain, lei, hair flower',
  headphones: 'headphone, headphones, headset, earphones, earmuffs, ~podcast, ~dj, ~gamer, 🎧',
  helmet:
    'helmet, hard hat, hardhat, safety helmet, bike helmet, ~construction worker, ~builder, ~firefighter, ⛑, 👷, 🪖',
  halo: 'halo, angel, angelic, angel ring, 😇, 👼',
  'chef hat': 'chef hat, chefs hat, cooking hat, toque, cook hat, 👨‍🍳, 👩‍🍳, 🧑‍🍳',
  mustache: 'mustache, moustache, handlebar mustache, beard, bearded, 🥸, 🧔',
  scarf: 'scarf, scarves, shawl, bandana, neckerchief, woolen scarf, 🧣',
  'santa hat':
    'santa hat, christmas hat, xmas hat, santa cap, elf hat, beanie, night cap, nightcap, ~christmas, ~christmas tree, 🎅, 🧑‍🎄',
  'eye patch': 'eye patch, eyepatch, pirate patch, ~pirate ship, 🏴‍☠️',
  'space helmet':
    'space helmet, bubble helmet, glass helmet, astronaut helmet, space suit, spacesuit, fishbowl helmet',
};
