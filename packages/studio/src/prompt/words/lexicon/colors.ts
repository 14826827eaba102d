import type { Words } from './words.ts';

/** The colors that words stand for, #rrggbb; a word in several lists stands for all of them. */
export const colors: Words<string> = {
  '#e8313f':
    'red, bright red, crimson, scarlet, ruby, ruby red, blood red, cherry red, fiery, rainbow, ladybug, lobster, strawberry red, maroon',
  '#ff8a1f':
    'orange, bright orange, amber, tangerine orange, pumpkin orange, apricot colored, rainbow, ginger, orange tabby, copper',
  '#ffd21f':
    'yellow, bright yellow, golden yellow, lemon yellow, canary yellow, mustard, rainbow, sunny yellow, sunflower, daffodil, dandelion, taxi, cab',
  '#f2b632': 'gold, golden, gilded, golden retriever, goldfish, honey colored, blonde, blond',
  '#43b649':
    'green, bright green, lime, emerald green, lime green, grass green, olive, jade, rainbow, frog green, crocodile, alligator, caterpillar, iguana, lizard, gecko, zombie, goblin, ogre',
  '#7fe0b0': 'mint green, mint, pale green, pastel green, pistachio',
  '#19c3b2': 'turquoise, teal, cyan, aqua, aquamarine, seafoam, peacock',
  '#2f7fe8':
    'blue, bright blue, navy, azure, cobalt, sapphire blue, royal blue, ocean blue, rainbow, bluebird, blue jay, cerulean, indigo, electric blue',
  '#7fc4ff': 'light blue, sky blue, baby blue, pale blue, icy, ice blue, dolphin',
  '#8a4fe0':
    'purple, bright purple, violet, lavender, lilac, magenta purple, plum colored, amethyst, rainbow, mauve',
  '#ff5fa8':
    'pink, bright pink, hot pink, rose colored, rosy, blush pink, bubblegum, fuchsia, magenta, flamingo, salmon pink, pinky, cotton candy',
  '#8a5230':
    'brown, chestnut, chocolate brown, tan, bronze, hazel, caramel colored, brown bear, grizzly, eagle, sparrow, capybara, beaver, moose, deer, fawn, camel, pirate ship',
  '#c2562c': 'red panda, rust, rusty, auburn, terracotta, rooster',
  '#2a2732':
    'black, jet black, ebony, coal black, onyx, black bear, crow, raven, panther, bat, spider, gorilla',
  '#f6f4f2':
    'white, snow white, ivory, pearl, pearly, polar bear, swan, goose, geese, great white, zebra, milky, cream, dove, hen, seagull, gull',
  '#9aa2b2':
    'grey, gray, silver, silvery, ash colored, slate, wolf, wolves, husky, metallic, chrome, steel, hippo, rhino, donkey, pigeon, seal, rat, skunk, badger',
};
