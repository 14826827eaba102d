import type { SubjectName } from '../names.ts';
import type { Words } from './words.ts';

export const animals: Words<SubjectName> = {
  cat: 'cat, gato, gatito, gata, gatto, katze, le chat, un chat, 猫, 고양이, кот, кошка, kitten, kitty, kitty cat, feline, tabby, tomcat, calico, siamese, maine coon, sphynx, lynx, meow, 🐱, 🐈, 😺, 😸, 😻',
  dog: 'dog, perro, perrito, chien, hund, cane, cachorro, 犬, 狗, 강아지, собака, puppy, pup, doggo, doggy, doggie, pooch, hound, corgi, pug, poodle, beagle, dachshund, husky, dalmatian, chihuahua, bulldog, golden retriever, retriever, labrador, shiba, shiba inu, terrier, collie, wolf, wolves, werewolf, coyote, jackal, hyena, seal, sea lion, walrus, woof, 🐶, 🐕, 🐩, 🐺, 🦭',
  bunny:
    'bunny, conejo, lapin, hase, coniglio, 兔子, rabbit, hare, bunny rabbit, kangaroo, wallaby, 🐰, 🐇, 🦘',
  fox: 'fox, vixen, fennec, 🦊',
  bear: 'bear, oso, un ours, orso, 熊, teddy, teddy bear, grizzly, polar bear, brown bear, black bear, cub, capybara, beaver, 🐻, 🧸, 🦫',
  panda: 'panda, 熊猫, red panda, giant panda, 🐼',
  koala: 'koala, sloth, wombat, 🐨, 🦥',
  lion: 'lion, lioness, lion cub, lion king, 🦁',
  tiger: 'tiger, tiger cub, leopard, cheetah, jaguar, puma, panther, cougar, 🐯, 🐅, 🐆',
  elephant: 'elephant, mammoth, rhino, rhinoceros, hippo, hippopotamus, 🐘, 🦣, 🦏, 🦛',
  monkey: 'monkey, ape, gorilla, chimp, chimpanzee, orangutan, baboon, lemur, 🐵, 🐒, 🦍, 🦧, 🙈',
  pig: 'pig, piglet, piggy, hog, boar, guinea hog, 🐷, 🐖, 🐽',
  cow: 'cow, calf, bull, ox, oxen, cattle, buffalo, bison, yak, moo, 🐮, 🐄, 🐂',
  sheep: 'sheep, lamb, ram, goat, billy goat, llama, alpaca, 🐑, 🐏, 🐐, 🦙',
  horse:
    'horse, caballo, cheval, pferd, cavallo, pony, foal, stallion, mare, mustang horse, donkey, mule, zebra, deer, fawn, moose, elk, reindeer, camel, antelope, 🐴, 🐎, 🦓, 🦌, 🐪',
  unicorn: 'unicorn, pegasus, alicorn, 🦄',
  mouse:
    'mouse, raton, souris, maus, mice, rat, hamster, gerbil, guinea pig, chinchilla, 🐭, 🐁, 🐀, 🐹',
  squirrel: 'squirrel, chipmunk, flying squirrel, marmot, 🐿',
  hedgehog: 'hedgehog, porcupine, echidna, mole, armadillo, 🦔',
  raccoon:
    'raccoon, racoon, badger, skunk, otter, meerkat, ferret, weasel, opossum, 🦝, 🦡, 🦨, 🦦',
  bird: 'bird, pajaro, oiseau, vogel, birdie, sparrow, robin, bluebird, blue jay, hummingbird, pigeon, dove, crow, raven, eagle, hawk, falcon, seagull, gull, swallow, canary, finch, woodpecker, ostrich, phoenix, tweet, 🐦, 🕊, 🦅, 🐦‍⬛',
  chick: 'chick, chicken, hen, rooster, baby chick, turkey, cluck, 🐤, 🐥, 🐣, 🐔, 🐓',
  duck: 'duck, duckling, rubber duck, rubber ducky, ducky, goose, geese, swan, flamingo, pelican, quack, 🦆, 🦢, 🦩',
  penguin: 'penguin, puffin, 🐧',
  owl: 'owl, owlet, barn owl, bat, 🦉, 🦇',
  parrot: 'parrot, macaw, cockatoo, toucan, parakeet, budgie, peacock, 🦜, 🦚',
  frog: 'frog, toad, tadpole, tree frog, frog prince, 🐸',
  turtle: 'turtle, tortoise, sea turtle, ninja turtle, 🐢',
  fish: 'fish, pez, poisson, fisch, pesce, goldfish, clownfish, pufferfish, puffer fish, salmon, tuna, trout, betta, angelfish, flying fish, seahorse, starfish, sea star, 🐟, 🐠, 🐡',
  shark: 'shark, great white, hammerhead, baby shark, 🦈',
  whale: 'whale, orca, narwhal, humpback, dolphin, manatee, 🐳, 🐋, 🐬',
  octopus:
    'octopus, octopi, squid, kraken, jellyfish, jelly fish, cuttlefish, spider, 🐙, 🦑, 🪼, 🕷',
  bee: 'bee, bumblebee, bumble bee, honeybee, honey bee, wasp, hornet, firefly, fire fly, ladybug, ladybird, beetle, dragonfly, 🐝, 🐞, 🪲',
  butterfly: 'butterfly, moth, monarch, 🦋',
  snail: 'snail, slug, caterpillar, worm, 🐌, 🐛, 🪱',
  giraffe: 'giraffe, okapi, 🦒',
  snake: 'snake, serpent, python, cobra, boa constrictor, viper, rattlesnake, eel, 🐍',
  crab: 'crab, hermit crab, lobster, crayfish, crawfish, shrimp, prawn, scorpion, 🦀, 🦞, 🦐, 🦂',
  dragon: 'dragon, wyvern, dragonling, hydra, 🐉, 🐲',
  dinosaur:
    'dinosaur, dino, t rex, trex, tyrannosaurus, triceratops, raptor, velociraptor, brontosaurus, stegosaurus, godzilla, crocodile, alligator, lizard, iguana, chameleon, gecko, 🦖, 🦕, 🐊, 🦎',
};
