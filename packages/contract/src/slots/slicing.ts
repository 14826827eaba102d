import { slot } from './slot.ts';

export const slicingSlots = {
  'glass-strawberry-slicing': [
    slot('color', 'Color of the glass', 'ruby', [
      'sapphire blue',
      'emerald green',
      'golden',
      'violet',
      'pink',
    ]),
    slot('light', 'Light', 'One narrow white beam from behind', [
      'A pink sunset from behind',
      'Neon lights from behind',
      'Cozy candlelight from behind',
      'Soft pastel daylight from behind',
    ]),
    slot('air', 'In the air', 'throws small rainbows over the stone', [
      'throws glitter into the air',
      'throws soap bubbles into the air',
      'throws golden stars into the air',
      'throws rose petals into the air',
    ]),
  ],
  'curly-fur-watermelon-slicing': [
    slot('color', 'Color of the fur', 'dark and light green exactly like rind', [
      'in hot pink',
      'in sky blue',
      'in violet',
      'in golden yellow',
      'in snow white',
    ]),
    slot('place', 'Where', 'against a seamless peach backdrop', [
      'before a wide meadow',
      'before a palm beach',
      'before a snowy mountain',
      'before the clouds in the sky',
      'before the galaxy in outer space',
    ]),
    slot('light', 'Light', 'Big diffuse daylight from the right', [
      'Golden sunset light from the right',
      'Moonlight at night from the right',
      'Neon light from the right',
      'Cozy candlelight from the right',
    ]),
  ],
  'pillow-watermelon-slicing': [
    slot('color', 'Color of the pillow', 'quilted green satin', [
      'quilted hot pink satin',
      'quilted sky blue satin',
      'quilted golden satin',
      'quilted violet satin',
    ]),
    slot('place', 'Where', 'sheer curtains stirring behind', [
      'a palm beach behind',
      'the clouds in the sky behind',
      'a flower garden behind',
      'a castle ballroom behind',
    ]),
    slot('light', 'Light', 'Milky morning light through the curtains', [
      'Pink sunset light through the curtains',
      'Moonlight at midnight through the curtains',
      'Neon city light through the curtains',
      'Cozy candlelight beside the curtains',
    ]),
    slot('air', 'In the air', 'hang weightless, and begin to settle', [
      'hang weightless among glitter, and begin to settle',
      'hang weightless among soap bubbles, and begin to settle',
      'hang weightless among little hearts, and begin to settle',
      'hang weightless among golden stars, and begin to settle',
    ]),
  ],
  'cloud-slicing': [
    slot('color', 'Color of the cloud', 'brilliant white on top', [
      'cotton candy pink on top',
      'golden on top',
      'violet on top',
      'mint green on top',
    ]),
    slot('place', 'Where', 'rooftops and evening sky outside', [
      'a palm beach and the sea outside',
      'snowy mountains outside',
      'a tropical jungle outside',
      'the galaxy in outer space outside',
    ]),
    slot('light', 'Light', 'Low peach sunset from the window behind', [
      'Moonlight at midnight from the window behind',
      'Neon city lights from the window behind',
      'Bright sunny morning from the window behind',
      'Dreamy pastel light from the window behind',
    ]),
    slot(
      'weather',
      'Weather inside',
      'a tiny world of mist and gray rain is falling in fine silver threads',
      [
        'a tiny blizzard of snow is whirling',
        'a tiny thunderstorm is flashing and rumbling',
        'a tiny windy day is chasing wisps around',
        'a tiny foggy morning is rolling out',
      ],
    ),
  ],
  'bioluminescent-blueberry-slicing': [
    slot('color', 'Color of the berry', 'indigo skin', [
      'hot pink skin',
      'emerald green skin',
      'golden skin',
      'ruby red skin',
    ]),
    slot('place', 'Where', 'among dark moss and small glowing mushrooms', [
      'on a quiet beach at the edge of the waves',
      'on the moon, in outer space',
      'underwater, on a coral reef',
      'in a snowy winter wonderland',
    ]),
    slot('air', 'In the air', 'sparks of light float up', [
      'fireflies float up',
      'soap bubbles float up',
      'little hearts float up',
      'music notes float up',
      'golden stars float up',
    ]),
  ],
};
