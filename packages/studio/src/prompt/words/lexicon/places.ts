import type { PlaceName } from '../names.ts';
import type { Words } from './words.ts';

export const places: Words<PlaceName> = {
  kitchen:
    'kitchen, kitchen counter, countertop, cutting board, chopping board, stove, oven, fridge, pantry, bakery, cookhouse, ~cook, ~bake, ~chef, ~sink, ~frying pan, ~recipe',
  stage:
    'stage, theater, theatre, opera house, concert hall, arena, circus, tv show, talent show, podcast studio, studio, dance floor, nightclub, club, disco, ~opera, ~concert, ~podcast, ~curtain, ~spotlight, ~show, ~ballet, ~microphone, ~karaoke, ~choir, ~band, 🎭, 🎪, 🎤',
  bedroom:
    'bedroom, bed, nursery, crib, sofa, couch, armchair, living room, ~room, attic, at home, hotel room, bathroom, bathtub, ~pillow, ~blanket, ~pajamas, ~bedtime, ~asleep, ~house, ~home, ~office, ~school, ~classroom, 🛏, 🛋, 🛌',
  street:
    'street, road, sidewalk, pavement, alley, lane, highway, crosswalk, neighborhood, neighbourhood, suburb, village, parking lot, construction site, race track, racetrack, bus stop, gas station, ~traffic, ~puddle, 🚦, 🛣, 🚧',
  city: 'city, ciudad, ville, stadt, downtown, skyscraper, skyline, rooftop, new york, nyc, manhattan, tokyo, london, paris, hong kong, los angeles, seoul, times square, metropolis, cyberpunk, ~building, ~tower, urban, ~subway, ~town, 🏙, 🌃, 🌆, 🏢, 🗼, 🗽',
  forest:
    'forest, bosque, foret, wald, wood, woods, woodland, grove, fairy forest, enchanted forest, campsite, swamp, pond, ~camping, ~campfire, ~trees, ~moss, ~ferns, 🌲, 🏕',
  jungle:
    'jungle, rainforest, rain forest, tropical forest, amazon, safari, savanna, savannah, zoo, temple, ~vines, ~tarzan, 🦜',
  hills:
    'hill, rolling hills, hillside, meadow, field, pasture, farm, grassland, countryside, prairie, valley, wheat field, rice field, picnic blanket, playground, ~grass, ~picnic, ~barn, ~haystack, 🌾, 🏞, 🚜',
  garden:
    'garden, backyard, back yard, park, greenhouse, flower bed, orchard, vineyard, lawn, flower field, tulip field, sunflower field, botanical garden, ~lawnmower, ~gardener, 🏡, ⛲',
  beach:
    'beach, playa, plage, strand, spiaggia, seaside, shore, coast, island, tropical island, sand, sandcastle, palm beach, lagoon, hawaii, bay, harbor, harbour, lake, river, pool, swimming pool, sea, ocean, at sea, ~surf, the waves, ocean waves, sea waves, big waves, giant wave, crashing waves, ~palm tree, ~summer vacation, ~sail, ~pirate ship, ~lighthouse, 🏖, 🏝, ⛱, 🌊',
  underwater:
    'underwater, under water, under the sea, under the ocean, deep sea, ocean floor, sea floor, seabed, seafloor, coral, coral reef, reef, aquarium, fish tank, fishbowl, atlantis, ~mermaid, ~scuba, ~snorkel, 🪸, 🤿',
  mountain:
    'mountain, mountaintop, mountain top, peak, cliff, summit, alps, himalaya, everest, canyon, waterfall, cave, ridge, ~rocky, ~climb, ~volcano, ~hiking, ~hike, ⛰, 🗻, 🌋',
  snow: 'snowy, antarctica, arctic, north pole, south pole, glacier, iceberg, ice cave, igloo, tundra, winter wonderland, frozen lake, ski slope, ice rink, alaska, siberia, ~snow, ~winter, ~christmas, ~christmas tree, ~snowboarder, ~skier, ~xmas, ~ice, ~polar bear, ~sled, ~snowman, ~snowball, ~frozen, ~reindeer, ~ski, 🏔, ❄, 🎿, ⛷, 🛷',
  desert:
    'desert, dune, sahara, oasis, wild west, western, arizona, egypt, pyramid, ~camel, ~cowboy, ~cactus, 🏜, 🐪',
  clouds:
    'clouds, above the clouds, in the sky, heaven, cloudscape, ~sky, ~skies, stratosphere, ~air, dreamland, ~angel, ~sky high, ~halo, ~wings',
  space:
    'space, outer space, galaxy, universe, cosmos, milky way, on the moon, the moon surface, moon base, on mars, nebula, orbit, zero gravity, space station, another planet, alien planet, ~planet, ~rocket, ~spaceship, ~astronaut, ~cosmonaut, ~alien, ~ufo, ~star wars, ~interstellar, ~sci fi, 🌌, 🪐, 🚀, 🛸',
  castle:
    'castle, palace, throne, throne room, kingdom, fortress, tower castle, medieval, dungeon, haunted house, haunted mansion, mansion, ballroom, courtroom, museum, library, church, cathedral, ~knight, ~fairy tale, ~fairytale, ~royal, ~hogwarts, 🏰, 🏯, 👑',
  cafe: 'cafe, coffee shop, coffeehouse, coffee house, restaurant, diner, bistro, bar, tea house, teahouse, tea party, ice cream parlor, pizzeria, pub, bookstore, bookshop, barbershop, shop, supermarket, ~menu, ~waiter, ~barista, ~brunch, ☕',
};
