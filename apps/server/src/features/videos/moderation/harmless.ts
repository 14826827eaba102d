import type { Phrases } from './phrase-finder.ts';
import { list, pairs } from './phrase-lists.ts';

// What this product is asked for most: these get faces, and then a knife.
const FOOD = list(`apple, apples, apricot, apricots, artichoke, artichokes, asparagus, aubergine,
  aubergines, avocado, avocados, banana, bananas, beet, beets, beetroot, berry, berries, blueberry,
  blueberries, bread, broccoli, broccolini, brownie, burger, burgers, burrito, butter, cabbage,
  cabbages, cake, cakes, candy, carrot, carrots, cauliflower, celery, cheese, cherry, cherries,
  chicken, chili, chocolate, chocolates, cinnamon, citrus, cocoa, coconut, coconuts, coffee, cookie,
  cookies, corn, cucumber, cucumbers, cupcake, cupcakes, donut, donuts, doughnut, dragonfruit,
  eggplant, eggplants, fig, figs, fruit, fruits, garlic, ginger, gingerbread, grape, grapes,
  grapefruit, gravy, ice cream, jelly, kale, kiwi, kiwis, lemon, lemons, lettuce, lime, limes,
  lychee, mango, mangos, mangoes, marshmallow, marshmallows, meatball, meatballs, melon, melons,
  muffin, mushroom, mushrooms, onion, onions, orange, oranges, pancake, pancakes, papaya, pasta,
  peach, peaches, peanut, pear, pears, peas, pepper, peppers, pickle, pickles, pineapple,
  pineapples, pizza, plum, plums, pomegranate, potato, potatoes, pumpkin, pumpkins, radish,
  radishes, ramen, raspberry, raspberries, salad, sandwich, sandwiches, smoothie, smoothies, soup,
  spinach, squash, strawberry, strawberries, sugar, sushi, taco, tacos, tea, tofu, tomato, tomatoes,
  turnip, turnips, vegetable, vegetables, veggie, veggies, watermelon, watermelons, yam, zucchini`);

const STUFF = [
  ...FOOD,
  ...list('toy, lego, clay, paper, plush, plastic, wooden, rubber, gummy, snow, straw, stick'),
];

// Not animals: an "orange cat" lives.
const PEOPLE = list('man, men, woman, women, person, people, human, humans, soldier, soldiers');

const BOMBS = list('bomb, bombs');

const NUDE_THINGS = list(`lip, lips, lipstick, lipsticks, lipgloss, liner, gloss, color, colors,
  colour, colours, colored, coloured, tone, tones, toned, shade, shades, hue, hues, palette, makeup,
  eyeshadow, foundation, blush, polish, gel, manicure, manicures, pedicure, nails, nail, beige,
  pink, heels, pumps, shoes, shoe, boots, flats, wedges, stilettos, sandals, slippers, sneakers,
  tights, stockings, pantyhose, hosiery, socks, leggings, bodysuit, bodysuits, leotard, leotards,
  illusion, dress, dresses, gown, gowns, blouse, blouses, skirt, sweater, coat, blazer, trench,
  suit, bag, handbag, purse, mesh, satin, silk, lace, marble, bronze, statue, statues, sculpture,
  sculptures`);

const NAKED_THINGS = [
  ...FOOD,
  ...list(`eye, eyes, wedding cake, wedding cakes, flame, flames, bulb, bulbs, wire, wires, light,
  tree, trees, branch, branches, twigs, rock, rocks, stone, brick, wood, wall, walls, truth, gun,
  chef, juice, juices, lunch, ape, mole, neck, cat, cats, face, faces, nails, blade, sword, steel,
  bike, bikes, motorcycle, motorcycles, ambition, greed, aggression, and afraid, mannequin,
  mannequins, marble, bronze, statue, statues, sculpture, sculptures`),
];

const BABY_THINGS = list(`bird, birds, chick, chicks, mole, mouse, mice, rat, rats, hamster,
  hamsters, pigeon, parrot, panda, kangaroo, rabbit, bunny, animal, animals, shower, blue, pink,
  grand, grands, oil, powder, bump, hair, hairs, steps, faced, face`);

const SUICIDE_THINGS = list(`squad, prevention, awareness, hotline, helpline, lifeline, support,
  loss, survivor, survivors, rate, rates, watch, door, doors, burn, king, soda, sodas, drink, wings,
  sauce, squeeze, mission, run, bomber, bombers, bombing, bombings, attack, attacks, drone, drones`);

const SHAPED = pairs(
  [...PEOPLE, ...list('animal, dog, cat, puppy, kitten, horse')],
  list('shaped, faced, headed, themed'),
);

/**
 * Phrases whose words count for nothing, because together they mean something else; not over a comma
 * ("naked, eyes closed").
 */
export const harmless: Phrases = [
  ...pairs(STUFF, PEOPLE),
  ...pairs(['baby', 'human'], FOOD),
  ...pairs(['baby'], BABY_THINGS),
  ...SHAPED,
  ...list('hot dog, hot dogs, corn dog, corn dogs'),
  ...pairs(['severed head of'], FOOD),
  ...pairs(['nude'], NUDE_THINGS),
  ...pairs(['naked'], NAKED_THINGS),
  ...pairs(
    ['topless'],
    list('jeep, jeeps, car, cars, bus, truck, suv, vehicle, roadster, convertible'),
  ),
  ...pairs(
    ['kinky'],
    list('hair, curly, curls, coily, coils, twist, twists, straight, afro, texture'),
  ),
  ...pairs(
    list('fucks, fucking'),
    list(`love, loves, hate, hates, awesome, amazing, crazy, insane, hilarious, angry, furious,
  great, good, huge, hell, up, around, off`),
  ),
  ...list(`food porn, earth porn, cabin porn, car porn, orgy of color, orgy of colors,
  orgy of colour, orgy of colours, orgy of light, orgy of flavor, orgy of flavors, same sex,
  opposite sex, either sex, sex education, sex ed, sex of, sex reveal, sex appeal, sex and the city,
  sex pistols, sex on the beach cocktail, sex on the beach cocktails, sex on the beach drink,
  cocktail sex on the beach, cocktail called sex on the beach, sexual health, sexual dimorphism,
  sexual selection, sexual reproduction, sexual orientation`),
  ...list(`pussy cat, pussy cats, pussy willow, pussy willows, pussy riot, pussy bow, pussy bows,
  rape field, rape fields, rape seed, rape flower, rape flowers, rape blossom, rape blossoms,
  rape oil, oilseed rape, field of rape, fields of rape, flowering rape`),
  // Which repeated letters would make of "raping", "raped", "loli" and "gore".
  ...list('rapping, rapped, lolli, lollis, goree island'),
  ...list(`gory details, al gore, gore tex, gore vidal, lesley gore, gore verbinski, gore effects,
  gore makeup, tortured poets`),
  ...pairs([...FOOD, ...list('bath, shower, fizz, glitter, seed, paint, water, fat')], BOMBS),
  ...list(`irish car bomb, irish car bombs, jager bomb, jager bombs, photo bomb, love bomb,
  confetti bomb, color bomb, colour bomb, flavor bomb, flavor bombs, flavour bomb, vitamin bomb,
  calorie bomb, bomb of flavor, bomb of flavour, bomb of color, bomb cyclone, bomb disposal,
  bomb shelter, bomb squad`),
  ...pairs(list('bomb, gun, grenade'), FOOD),
  ...pairs(['gun'], list('metal, metals, safety, rack, case, holster, safe, show, tattoo')),
  ...pairs(['suicide'], SUICIDE_THINGS),
  ...list('against suicide, preventing suicide, prevent suicide, stop suicide'),
  ...list(`killing it, kill it, spic and span, faggots and peas, faggots and gravy,
  deepfake awareness, deepfake detection`),
  // What is said of an age below 18.
  ...list(`underage whisky, underage whiskey, underage scotch, underage bourbon, underage rum,
  underage single malt, underage wine, underage cheese, whisky underage, whiskey underage,
  scotch underage, bourbon underage, rum underage, wine underage, cheese underage`),
  // Swedish for six.
  'klockan sex',
  ...pairs(
    ['sex'],
    list(`ägg, äpplen, tomater, glas, bitar, stycken, personer, vänner, katter, hundar,
  sekunder, minuter, timmar, dagar, veckor, månader, år`),
  ),
];

/** Words of other languages that would be words of a rule without their marks. */
export const otherWords: ReadonlySet<string> = new Set(
  list('râpe, râpes, râpé, râpés, râpée, râpées, râper, rapé, góry, górę, göre, gorée'),
);
