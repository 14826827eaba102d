import type { Template } from '../template.ts';
import { VIDEO_DURATION } from '../video.ts';

export const slicingTemplates: readonly Template[] = [
  {
    id: 'glass-strawberry-slicing',
    title: 'Glass Strawberry Slicing',
    description:
      'A strawberry of pure crystal rings like a bell as the knife opens its glittering heart.',
    category: 'slicing',
    duration: VIDEO_DURATION,
    tags: ['glass', 'strawberry', 'crystal', 'satisfying', 'asmr'],
    defaultPrompt: `Style: Vertical 9:16 hyperreal macro ASMR, luxurious, dark and glittering, single continuous shot.

Subject: A life-size strawberry of hand-blown ruby glass, flawlessly clear, with tiny gold-foil seeds set in its surface and a calyx of thin emerald glass leaves. Trapped bubbles and swirls of deeper red hang inside. Beside it, a polished steel knife held by a hand in a black cotton glove.

Setting: A slab of black slate on a dark table, nothing else.

Action: 0-2s: The knife edge comes to rest on the glass and gives a pure, faint chime; the strawberry hums. 2-5s: The blade sinks slowly as if through firm jelly, and a bright line of light follows it down; minute crystal shavings curl up on both sides of the steel. 5-6.5s: It touches the slate. The two halves part and rock gently, each showing a mirror-smooth cut with a hollow, faceted core like a geode. 6.5-8s: The blade's tip taps one half, which rings and throws small rainbows over the stone.

Camera: 105mm macro, three-quarter view, creeping forward by a few centimeters; focus stays on the cutting edge.

Light: One narrow white beam from behind, so that caustics and red refractions spill over the black slate; soft fill from below.

Sound: Crystalline chime, a long glassy creak with fine sparkle, two clear clinks, a ringing tail. Very close and intimate, no voice or music.`,
  },
  {
    id: 'curly-fur-watermelon-slicing',
    title: 'Curly Fur Watermelon Slicing',
    description:
      'Half fruit, half poodle: a watermelon in curly green fleece parts to reveal a fluffy pink middle.',
    category: 'slicing',
    duration: VIDEO_DURATION,
    tags: ['watermelon', 'fur', 'fluffy', 'surreal', 'satisfying'],
    defaultPrompt: `Style: Vertical 9:16 surreal tactile close-up, photoreal materials, sweet candy palette.

Subject: A watermelon-sized ball covered in dense, springy lamb curls, striped dark and light green exactly like rind. Every ringlet is soft, separate and slightly glossy. Under the coat there is no juice: the inside is packed pink plush fleece, with shiny black felt beads as seeds and a thin band of white wool at the edge.

Setting: A pale mint tabletop against a seamless peach backdrop.

Action: 0-2s: A hand strokes across the top; the curls flatten and spring back one after another in a wave. 2-4s: A long clean knife nestles into the fleece and sinks, ringlets closing over the blade. 4-6s: It glides down with a plush, cushioned resistance until the ball falls open in two; the pink interior puffs outward and doubles in fluffiness. 6-8s: Two fingertips press the pink middle, leave a dent that slowly rises, and a single felt seed tumbles out and rolls to the front.

Camera: 70mm at table height, gliding slowly sideways past the foreground curls, then holding on the fluffy cross-section.

Light: Big diffuse daylight from the right with a low warm backlight that outlines every stray hair.

Sound: Velvety strokes, a muffled woolly crunch, a deep soft pomf as it opens, one light felt tap. Silent studio, no music.`,
  },
  {
    id: 'pillow-watermelon-slicing',
    title: 'Pillow Watermelon Slicing',
    description:
      'One slow cut through a satin watermelon pillow and a whole snowstorm of feathers takes off.',
    category: 'slicing',
    duration: VIDEO_DURATION,
    tags: ['watermelon', 'pillow', 'feathers', 'dreamy', 'satisfying'],
    defaultPrompt: `Style: Vertical 9:16 dreamy bedroom ASMR, photoreal fabric and down, airy pastel tones.

Subject: An overstuffed pillow sewn in the shape of a whole watermelon: quilted green satin with hand-stitched darker stripes, piped seams and one fabric-covered button where the stem would be. It is packed so tightly that the stitches strain. The filling is blush-pink goose down.

Setting: A neatly made bed with crumpled white linen, sheer curtains stirring behind.

Action: 0-2s: A palm pats the pillow twice; it dents with a sigh and plumps up again. 2-4s: The tip of a kitchen knife finds the top seam and the first stitches pop, one, two, three. 4-6s: The blade draws down along the belly, the satin parting like rind, and pink down billows out as though it had been holding its breath. 6-8s: Hands open the two halves wide; hundreds of feathers whirl up, hang weightless, and begin to settle, one landing on the flat of the knife.

Camera: 50mm, begins close on the straining stitches, then eases backward and upward as the feathers rise to fill the vertical frame.

Light: Milky morning light through the curtains from behind, turning every floating feather into a glowing outline.

Sound: Two pillowy thumps, crisp thread pops, a long satin rip, a soft whoomph, then the near-silent flutter of down and a faint breeze.`,
  },
  {
    id: 'cloud-slicing',
    title: 'Cloud Slicing',
    description:
      'Slice a fresh little cumulus on a cutting board and let its private rainstorm roll out.',
    category: 'slicing',
    duration: VIDEO_DURATION,
    tags: ['cloud', 'rain', 'weather', 'surreal', 'calm'],
    defaultPrompt: `Style: Vertical 9:16 magical realism, photoreal and hushed, like weather in a bottle.

Subject: A loaf-sized cumulus cloud floating a finger's breadth above a cutting board. Cauliflower-shaped billows, brilliant white on top, blue-gray and heavy underneath, constantly and slowly curling. Deep inside, a faint flicker of harmless, silent lightning.

Setting: A pale ash board on a kitchen counter by a large window, rooftops and evening sky outside.

Action: 0-2s: The cloud drifts in place and casts a small moving shadow; a wisp breaks off and dissolves. 2-4.5s: A broad kitchen knife lowers into it without any weight, and vapor pours down both sides of the steel like dry-ice fog. 4.5-6s: The slice tips away, thick as bread. Within the cut, a tiny world of mist and gray rain is falling in fine silver threads. 6-8s: The rain spills onto the board and forms a puddle, a miniature rainbow bends from cloud to slice, and the last drops dimple the water.

Camera: 65mm, floats forward at the pace of the drifting vapor, passes over the knife's spine and peers into the opened storm.

Light: Low peach sunset from the window behind, a cool skylight from above, brief soft glows from within.

Sound: Breath-like hush of vapor, a far, gentle thunder murmur, light rain starting on wood, single drips at the end. No music or speech.`,
  },
  {
    id: 'bioluminescent-blueberry-slicing',
    title: 'Bioluminescent Blueberry Slicing',
    description:
      'In the dark, a giant blueberry opens up and pours out nectar that glows like a tropical lagoon.',
    category: 'slicing',
    duration: VIDEO_DURATION,
    tags: ['blueberry', 'glow', 'neon', 'fantasy', 'satisfying'],
    defaultPrompt: `Style: Vertical 9:16 night-time fantasy macro, photoreal, near-black with electric blue and violet.

Subject: A blueberry as big as a grapefruit, its indigo skin dusted with powdery bloom, a crisp star-shaped crown on top. Faint veins of turquoise light pulse under the skin, slow as a resting heartbeat. Its flesh is a clear violet jelly holding luminous nectar, thick as honey.

Setting: A flat, wet river stone among dark moss and small glowing mushrooms.

Action: 0-2s: A fingertip wipes a streak through the bloom; where it touched, the skin lights up cyan and slowly fades. 2-4s: An obsidian-dark knife presses on the crown, the skin dimples, the pulse quickens. 4-5.5s: The skin gives way with a pop and the blade slides to the stone, its edge now outlined in blue light. 5.5-8s: The halves roll apart and radiant nectar wells up, overflows, and creeps along the cracks of the stone; sparks of light float up from it like plankton stirred by a wave.

Camera: 100mm macro at stone level, slow arc of about thirty degrees, ending in an extreme close-up where the nectar flows toward the lens.

Light: No lamps at all apart from a dim moonlit rim; the berry, nectar and mushrooms light the scene.

Sound: Taut skin pop, viscous glug and drip, a low shimmering hum that swells with the glow, frogs and dripping leaves in the distance.`,
  },
];
