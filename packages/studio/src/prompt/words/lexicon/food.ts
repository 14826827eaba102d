import type { SubjectName } from '../names.ts';
import type { Words } from './words.ts';

export const food: Words<SubjectName> = {
  cake: 'cake, birthday cake, wedding cake, layer cake, cheesecake, pie, apple pie, cherry pie, pumpkin pie, tart, brownie, pudding, tiramisu, pillow cake, 🎂, 🍰, 🥧, 🍮',
  cupcake: 'cupcake, muffin, cup cake, fairy cake, 🧁',
  donut: 'donut, doughnut, bagel, 🍩, 🥯',
  pizza: 'pizza, pepperoni, calzone, lasagna, pasta, spaghetti, pizza slice, 🍕, 🍝',
  burger:
    'burger, hamburger, cheeseburger, sandwich, hot dog, hotdog, taco, burrito, kebab, steak, bacon, sausage, meatball, 🍔, 🥪, 🌭, 🌮, 🌯',
  icecream:
    'ice cream, icecream, cotton candy, ice cream cone, gelato, sorbet, popsicle, sundae, frozen yogurt, milkshake, ice lolly, 🍦, 🍨, 🍧',
  cookie: 'cookie, biscuit, cracker, gingerbread, gingerbread man, oreo, macaron, 🍪',
  bread:
    'bread, loaf, baguette, toast, croissant, bun, sourdough, banana bread, pretzel, 🍞, 🥐, 🥖, 🥨',
  egg: 'egg, fried egg, boiled egg, easter egg, egg yolk, yolk, omelette, omelet, 🥚, 🍳',
  cheese: 'cheese, cheddar, brie, mozzarella, swiss cheese, butter, fondue, 🧀, 🧈',
  sushi:
    'sushi, 寿司, nigiri, maki, onigiri, rice ball, sashimi, dumpling, rice, soup, ramen, noodle, 🍣, 🍙, 🥟, 🍜',
  popcorn: 'popcorn, pop corn, popcorn bucket, french fries, fries, potato chips, nachos, 🍿, 🍟',
  pancake: 'pancake, waffle, crepe, flapjack, honeycomb, honey, syrup, 🥞, 🧇, 🍯',
  chocolate:
    'chocolate, chocolate bar, cocoa, candy, candy bar, fudge, truffle chocolate, toffee, caramel, lollipop, marshmallow, gummy bear, 🍫, 🍬, 🍭',
  coffee:
    'coffee, espresso, latte, cappuccino, mocha, coffee cup, mug, cup of coffee, hot chocolate, cup of tea, boba, bubble tea, smoothie, milk, soda, coke, cola, lemonade, beer, wine, juice, cocktail, champagne, iced tea, green tea, hot cocoa, ☕, 🧋',
};
