import type { ActionName } from '../names.ts';
import type { Words } from './words.ts';

export const actionWords: Words<ActionName> = {
  slice:
    'slice, cut, chop, carve, cleave, dice, halve, cut open, cut in half, slice open, split, saw, sliced, ~knife, 🔪, 🗡',
  sing: 'sing, cantando, canta, chante, singt, sang, sung, hum, croon, serenade, belt out, karaoke, yodel, chant, rap, opera, choir, ~concert, ~song, ~music, ~microphone, ~play guitar, ~play piano, ~play the guitar, ~play the piano, 🎤, 🎶, 🎵',
  talk: 'talk, speak, spoke, say, said, says, tell, told, whisper, chat, explain, announce, gossip, argue, discuss, complain, interview, podcast, vlog, ~asmr, debate, shout, yell, ~review, ~ask, ~read, ~pray, ~think, ~argue, 🗣, 💬',
  dance:
    'dance, bailando, baila, danse, tanzt, boogie, twirl, waltz, tango, salsa, breakdance, twerk, groove, shimmy, moonwalk, disco, ballet, tap dance, shuffle, ~party, ~celebrate, hula, ~hug, ~kiss, ~cuddle, ~in love, ~ballerina, ~dancer, 💃, 🕺, 🪩',
  run: 'run, corriendo, corre, rennt, ran, sprint, jog, race, dash, chase, flee, hurry, rush, gallop, walk, march, stroll, wander, hike, skateboard, skate, ski, roller skate, slide, ~escape, ~marathon, 🏃, 🛹, ⛷',
  fly: 'fly, volando, vuela, fliegt, flew, flown, soar, float, hover, glide, levitate, take off, lift off, launch, blast off, swoop, drift away, drift through the air, flap, flying fish, flying squirrel, ~wings, 🕊, 🪽',
  explode:
    'explode, burst, blow up, blew up, explosion, erupt, eruption, detonate, ~pop, boom, kaboom, shatter, smash, crack open, 💥, 🎆, 🧨, 🤯',
  melt: 'melt, molten, drip, ooze, dissolve, liquefy, thaw, melt away, puddle up, 🫠',
  grow: 'grow, grew, grown, sprout, bloom, blossom out, inflate, expand, get bigger, become huge, turn giant, hatch, enlarge, germinate, 🌱',
  pour: 'pour, spill, overflow, gush, squirt, fill up, ~fill, splash out, leak, drizzle over, squeeze, 🫗',
  jump: 'jump, hop, bounce, leap, leapt, skip, vault, trampoline, somersault, backflip, flip, cartwheel, dive off, fight, battle, box, wrestle, boxing, karate, kung fu, ~play, 🤸',
  sleep:
    'sleep, slept, duerme, durmiendo, schlaft, dorme, nap, doze, ~dream, snooze, snore, ~rest, ~relax, ~yawn, asleep, ~sleepy, bedtime, meditate, lullaby, 😴, 💤, 🛌',
  eat: 'eat, mange, comiendo, isst, frisst, mangia, ~tea party, ~dinner party, ate, eaten, munch, chew, bite, nibble, devour, gobble, taste, feast, snack, lick, crunch, drink, drank, sip, slurp, breakfast, lunch, picnic, mukbang, ~dinner, ~hungry, 😋, 🍽, 🍴',
  swim: 'swim, swam, dive, dove, snorkel, paddle, surf, bathe, ~bath, float in water, ~splash, scuba, 🏊, 🏄, 🤿',
  drive:
    'drive, drove, driven, ~cruise, steer, road trip, ride, rode, vroom, race around, drift, cycle, bike, 🛞',
  wave: 'wave hello, wave goodbye, wave at, waving, waves at, waves hello, waves goodbye, wave, greet, say hi, say hello, say goodbye, hello, hi, hey, howdy, bye, goodbye, welcome, salute, ~nod, ~smile, ~wink, blow a kiss, high five, 👋, 🙋',
  spin: 'spin, spun, rotate, whirl, pirouette, twist, turn around, roll, tumble, orbit around, juggle, 🌀',
  cry: 'cry, sob, weep, wept, tear up, tears, ~sad, whine, wail, ~heartbroken, ~lonely, miss home, 😢, 😭, 🥹, 😿',
  laugh:
    'laugh, giggle, chuckle, crack up, chortle, cackle, tickle, ~grin, ~joke, tell a joke, lol, haha, ~funny, 😂, 🤣, 😆, 😄',
  cook: 'cook, bake, fry, grill, roast, boil, stir, simmer, barbecue, bbq, flambe, knead, whisk, make dinner, make soup, make pancakes, toast bread, ~kitchen, ~recipe, ~soup, 🍳, 👨‍🍳, 🍲',
};
