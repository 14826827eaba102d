import type { SubjectName } from '../names.ts';
import type { Words } from './words.ts';

export const people: Words<SubjectName> = {
  baby: 'baby, newborn, infant, toddler, babe, 👶, 🍼',
  girl: 'girl, nina, fille, madchen, 女の子, daughter, sister, schoolgirl, ballerina, cheerleader, mermaid, gymnast, little girl, 👧, 🧜‍♀️, 🩰',
  boy: 'boy, son, brother, kid, child, children, schoolboy, lad, student, teenager, skater, surfer, snowboarder, skier, skateboarder, student athlete, nino, garcon, junge, 男の子, elf, leprechaun, gnome, hobbit, 👦, 🧒, 🧝, 🛹, 🏄',
  woman:
    'woman, women, mujer, femme, frau, lady, mother, mom, mum, mommy, aunt, actress, singer, nurse, teacher, bride, businesswoman, dancer, influencer, diva, 👩, 💃, 👰',
  man: 'man, men, hombre, homme, player, basketball player, football player, soccer player, tennis player, baseball player, footballer, athlete, coach, goalkeeper, guy, dude, gentleman, father, dad, daddy, uncle, actor, husband, worker, builder, farmer, cowboy, fisherman, lumberjack, fireman, firefighter, policeman, police officer, soldier, driver, doctor, scientist, detective, artist, painter, musician, rock star, rockstar, dj, rapper, barber, judge, businessman, clown, magician, person, people, human, 👨, 🧑, 🕺, 🤠, 👷, 🤡',
  grandma: 'grandma, grandmother, granny, nana, nanny, grandmom, old lady, old woman, abuela, 👵',
  grandpa: 'grandpa, grandfather, granddad, grandad, gramps, old man, elder, abuelo, 👴',
  chef: 'chef, baker, barista, pastry chef, sous chef, pizzaiolo, 👨‍🍳, 👩‍🍳, 🧑‍🍳',
  astronaut:
    'astronaut, cosmonaut, spaceman, spacewoman, space explorer, moonwalker, 👨‍🚀, 👩‍🚀, 🧑‍🚀',
  princess: 'princess, queen, empress, fairy, fairies, cinderella, fairy godmother, 👸, 👑, 🧚',
  king: 'king, prince, emperor, pharaoh, knight, viking, 🤴',
  wizard:
    'wizard, witch, witches, sorcerer, sorceress, mage, warlock, merlin, gandalf, vampire, 🧙, 🧛, 🧙‍♂️',
  pirate: 'pirate, buccaneer, captain, sailor, swashbuckler, 🏴‍☠️',
  superhero: 'superhero, super hero, superheroine, hero, heroine, superman, batman, spiderman, 🦸',
  ninja: 'ninja, samurai, shinobi, karate master, 🥷',
  santa: 'santa, santa claus, father christmas, saint nick, st nick, 🎅, 🤶',
  bigfoot: 'bigfoot, big foot, sasquatch, troll, ogre, monster, furry monster, caveman, 👹',
  yeti: 'yeti, abominable snowman, snow monster',
  alien: 'alien, baby yoda, extraterrestrial, martian, space creature, 👽, 👾',
  ghost: 'ghost, spirit, spook, phantom, poltergeist, casper, skeleton, zombie, mummy, 👻, 💀, 🧟',
  robot: 'robot, android, cyborg, droid, mech, machine, bot, transformer, automaton, 🤖',
  snowman: 'snowman, snow man, snowmen, ⛄, ☃',
};
