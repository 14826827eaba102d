import type { SubjectName } from '../names.ts';
import type { Words } from './words.ts';

export const things: Words<SubjectName> = {
  book: 'book, novel, diary, notebook, storybook, textbook, dictionary, magazine, 📖, 📚, 📕',
  lamp: 'lamp, lantern, light bulb, lightbulb, bulb, desk lamp, street lamp, genie lamp, lava lamp, lighthouse, flashlight, 💡, 🏮',
  candle: 'candle, torch, candlestick, matchstick, campfire, bonfire, flame, 🕯',
  clock: 'clock, alarm clock, pocket watch, wristwatch, hourglass, cuckoo clock, ⏰, 🕰, ⌚, ⏳',
  teapot: 'teapot, tea pot, kettle, teacup, tea cup, cup, vase, pot, jug, 🫖, 🍵',
  guitar:
    'guitar, play guitar, plays guitar, playing guitar, play the guitar, plays the guitar, playing the guitar, play piano, plays piano, playing piano, play the piano, plays the piano, playing the piano, electric guitar, ukulele, violin, fiddle, cello, banjo, piano, drum, trumpet, saxophone, 🎸, 🎻, 🎹, 🥁, 🎷, 🎺',
  gift: 'gift, present, gift box, box, parcel, package, suitcase, pillow, cushion, mystery box, 🎁, 📦',
  diamond:
    'diamond, gem, gemstone, jewel, crystal, emerald, ruby gem, sapphire, treasure, ice cube, cube, glass, ring, perfume, perfume bottle, bottle of perfume, gold coin, coin, money, cash, trophy, 💎, 💍, 🧊',
  ball: 'ball, football, soccer ball, basketball, baseball, tennis ball, beach ball, disco ball, marble, yarn ball, ball of yarn, snow globe, orb, sphere, ⚽, 🏀, 🎾, 🏐, 🪩, 🔮',
  phone:
    'phone, smartphone, cell phone, telephone, iphone, computer, laptop, television, tv, microphone, radio, camera phone, 📱, 💻, ☎, 📺, 🎤',
  heart: 'heart, valentine heart, candy heart, 💝, 🫀',
};
