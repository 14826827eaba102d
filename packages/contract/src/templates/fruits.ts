import type { Template } from '../template.ts';
import { VIDEO_DURATION } from '../video.ts';

export const fruitTemplates: readonly Template[] = [
  {
    id: 'coconut-face-slicing',
    title: 'Coconut Face Slicing',
    description:
      'A cocky coconut swears nobody can crack him, then giggles his own water all over.',
    category: 'fruits',
    duration: VIDEO_DURATION,
    tags: ['coconut', 'fruit', 'tropical', 'funny', 'satisfying'],
    defaultPrompt: `Style: Vertical 9:16 photoreal food comedy, one unbroken take, sunny and tactile.

Subject: A hairy brown coconut the size of a softball. His face is part of the husk: glossy chestnut eyes, a bristly fiber mustache, a gap-toothed grin. He believes he is uncrackable.

Setting: A driftwood board on a beach-bar counter, turquoise water blurred far behind.

Action: 0-2s: The coconut puffs out his cheeks and boasts in a raspy voice, "Go on. Tickle me!" 2-4s: A hand raps his crown twice with the blunt spine of a heavy kitchen knife. His eyes cross and a hairline crack zips all the way around the shell. 4-6s: The blade slips into the crack, gives a quarter turn, and the cap pops off whole like a lid. Clear coconut water wells over the snow-white rim and streams past his mustache. 6-8s: He gasps, licks up a drip, and dissolves into hiccuping giggles that slosh the water about.

Camera: 85mm, level with his eyes, steady on a tripod for the boast, then a slow push-in that ends on the brimming white rim.

Light: Late-morning sun from the left, warm bounce off the sand in the shadows, a sparkle in every drop.

Sound: Two hollow knocks, a dry shell crack, a wet pour and drip, his wheezy giggle, small waves beyond. No music.`,
  },
  {
    id: 'lemon-face-slicing',
    title: 'Lemon Face Slicing',
    description:
      'The sourest critic in the kitchen gets a taste of her own juice and cannot stay grumpy.',
    category: 'fruits',
    duration: VIDEO_DURATION,
    tags: ['lemon', 'fruit', 'sour', 'funny', 'slicing'],
    defaultPrompt: `Style: Vertical 9:16 macro comedy, crisp and clean like a cookbook photograph that came to life.

Subject: A bright yellow lemon standing on her blunt end, waxy pores visible, with a prim little face pressed into the rind: narrow hazel eyes, arched brows, lips permanently pursed. A sour critic who approves of nothing.

Setting: A white marble slab beside a blue-and-white tiled wall, a sprig of mint at the edge of frame.

Action: 0-2s: The lemon looks the viewer up and down and sniffs, "Hmph. Bland." 2-3.5s: A slim paring knife lays its edge on her pointed tip, well above the brows; one eye slides upward, suspicious. 3.5-5.5s: One smooth draw removes a perfect round cap. A fine mist of zest oil bursts into the light and a bead of juice rolls right onto her lip. 5.5-8s: Her whole face puckers inward like a drawstring bag, quivers, then springs open in a squeaky, delighted giggle.

Camera: 100mm macro, locked off and almost square to the face, depth of field so thin that the drifting mist glitters in front of her.

Light: Cool window light from behind, making the rind glow and the sliced disc shine like stained glass.

Sound: A short zesty rip through peel, a tiny spray hiss, one juicy plip, her nasal sniff and squeaky laughter in a quiet tiled room. No music.`,
  },
  {
    id: 'strawberry-face-slicing',
    title: 'Strawberry Face Slicing',
    description:
      'A tiny strawberry loses her leafy hat in one neat snip and thinks it is the best game ever.',
    category: 'fruits',
    duration: VIDEO_DURATION,
    tags: ['strawberry', 'fruit', 'cute', 'tiny', 'satisfying'],
    defaultPrompt: `Style: Vertical 9:16 miniature-world macro, storybook sweet but fully photoreal.

Subject: One plump scarlet strawberry no taller than a thumb, golden seeds scattered over her cheeks like freckles. Huge dewy green eyes, a button nose, two tiny front teeth, and a frilly green calyx she wears like a sun hat.

Setting: A checked picnic cloth in a strawberry patch, clover flowers towering around her like trees.

Action: 0-2s: The strawberry wiggles until her leafy hat sits straight and beams, "Do you like my hat?" 2-4s: The tip of a small fruit knife slides into view, enormous beside her; she holds her breath, cheeks round as marbles. 4-5.5s: A single soft snip, and the calyx lifts away with a thin pale ring of fruit, twirling off on the breeze like a little parasol. 5.5-8s: She peeks up at the empty space, squeals "Again!", and rocks from side to side with bubbly giggles.

Camera: Probe lens at ladybug height, gliding forward between clover stems, then tilting up a touch to follow the flying hat and back down to her face.

Light: Golden afternoon sun filtered through leaves, soft dapples moving on the cloth, glowing edges on every seed.

Sound: A moist, delicate snip, a papery flutter, her high chiming voice, bees and a far-off lark. A few plucked ukulele notes at the end.`,
  },
  {
    id: 'dragonfruit-face-slicing',
    title: 'Dragonfruit Face Slicing',
    description:
      'A fabulous dragonfruit demands her big reveal and gets a polka-dot makeover on the runway.',
    category: 'fruits',
    duration: VIDEO_DURATION,
    tags: ['dragonfruit', 'fruit', 'glam', 'exotic', 'funny'],
    defaultPrompt: `Style: Vertical 9:16 glossy fashion-film parody, saturated jewel colors, photoreal textures.

Subject: A hot-pink dragonfruit with lime-tipped scales flaring like couture ruffles. A diva's face shows between them: smoky purple lids, sharp cheekbones, a smirk painted magenta by nature.

Setting: A black mirror-polished pedestal at the end of a runway, blurred points of light behind.

Action: 0-2s: She bats her lashes, turns to her better side and purrs, "Reveal me, darling." 2-4s: A long santoku rises behind her, its steel catching a sweep of light; her smirk widens and her ruffles tremble with anticipation. 4-6s: The blade glides through her crown in one silent stroke and the pink cap slides off sideways, unveiling white flesh peppered with a thousand black seeds. 6-8s: She catches her reflection in the pedestal, gasps "Polka dots!", and bursts into a husky, thrilled laugh as flashes pop.

Camera: 50mm on a smooth quarter orbit from left to right, starting low and heroic, finishing slightly above so that the speckled flesh fills the lower half.

Light: Hard white key from above, violet and teal rims on each scale, quick flash pops in the last beat.

Sound: A silky slice with barely a squish, a soft thud as the cap lands, camera shutters, her smoky laugh, a slow catwalk bass pulse underneath.`,
  },
  {
    id: 'banana-face-slicing',
    title: 'Banana Face Slicing',
    description:
      'The laziest banana at the pool finds out that his fancy jacket opens from the top.',
    category: 'fruits',
    duration: VIDEO_DURATION,
    tags: ['banana', 'fruit', 'summer', 'chill', 'funny'],
    defaultPrompt: `Style: Vertical 9:16 laid-back summer comedy, realistic with a playful pop palette of yellow and aqua.

Subject: A ripe banana with a few brown sugar spots, leaning back in a curve as if on vacation. Droopy half-closed eyes, a long lopsided smile, a tiny paper umbrella tucked behind his stem. Nothing has ever hurried him.

Setting: A toy-sized deck chair on a striped towel beside a rippling pool.

Action: 0-2s: The banana stretches with a creaky yawn and drawls, "Mmm... five more minutes." 2-3s: A small serrated knife hovers over the stem; one eyelid lifts. 3-5s: Snick. The stem tip drops and the peel, suddenly free, flops open in three slow petals like an unbuttoned jacket, exposing the creamy top of his head. 5-8s: A cool breeze passes over it. He shivers from end to end, goes "Ooo-hoo, breezy!", and chuckles lazily until the paper umbrella slides down over his eyes.

Camera: 35mm just above towel level, handheld with a slight sway, drifting closer as the petals fall; the pool's bokeh bobs behind.

Light: High noon sun softened by a parasol, wavering water reflections crawling over the peel.

Sound: A rubbery snick, three soft peel flops, a breathy gust, his slow baritone chuckle, pool lapping, a distant mellow surf guitar.`,
  },
  {
    id: 'apple-face-slicing',
    title: 'Apple Face Slicing',
    description:
      "The teacher's pet of the fruit bowl goes crunch and finds a secret gold star inside.",
    category: 'fruits',
    duration: VIDEO_DURATION,
    tags: ['apple', 'fruit', 'crisp', 'school', 'satisfying'],
    defaultPrompt: `Style: Vertical 9:16 nostalgic classroom comedy, photoreal, gently warm color.

Subject: A red-and-gold apple polished until it mirrors the room, with one green leaf on the stem. Wide earnest blue eyes behind round wire spectacles, rosy cheeks, a proud little chin: the pupil who always knows the answer.

Setting: A worn oak teacher's desk, chalkboard and wooden globe out of focus behind.

Action: 0-2s: The apple hops in place and blurts, "Ooh! Ooh! Pick me!" 2-4s: A wide chef's knife settles just under the stem like a teacher's ruler; the spectacles slip down as the apple peers up at it. 4-5s: Chop! A clean horizontal cut rings out and the cap spins off on its stem like a top, whirring across the oak. 5-8s: The camera discovers the cut face, crisp and ivory with a perfect five-pointed star of seeds. The apple goes cross-eyed trying to see it, whispers "I got a star?", and snorts with happy giggles.

Camera: 65mm at desk height for the first half, then a smooth crane up and tilt down to show the star with the laughing face still in view.

Light: Slanting schoolroom sun with floating chalk dust, a bright highlight on the wet cut.

Sound: A loud, snapping crunch, the spinning cap rattling to rest, an old clock ticking, eager childlike voice and snorting laughter. No music.`,
  },
  {
    id: 'orange-face-slicing',
    title: 'Orange Face Slicing',
    description:
      'A zen orange holds the perfect pose until one clean slice tickles him out of his trance.',
    category: 'fruits',
    duration: VIDEO_DURATION,
    tags: ['orange', 'fruit', 'zen', 'juicy', 'calm'],
    defaultPrompt: `Style: Vertical 9:16 serene wellness-film parody, minimal set, photoreal citrus detail.

Subject: A big navel orange with dimpled, glowing skin, eyes closed in two peaceful crescents, eyebrows of fine white pith, mouth in a serene half smile. He is deep in meditation, or says he is.

Setting: A round stone in raked white sand, a paper screen and one bonsai branch behind.

Action: 0-2s: The orange breathes in, his whole round body swells a little, and he hums, "Ommmm." 2-4s: A long thin slicing knife descends slowly, like part of the ritual, and rests on his crown; an eyebrow twitches. 4-6s: The knife draws through in one unhurried stroke. The cap tips back to show a wheel of bright segments, taut cells glistening, and a cloud of peel oil drifts through the light. 6-8s: A drop of juice trickles toward his ear. He fights it, lips wobbling, "Ommm-hm-hm-hee!", and collapses into rolling belly laughter, wobbling on the stone.

Camera: 75mm, dead-center symmetrical composition, an extremely slow descending boom from above the crown to his face, no shake.

Light: Dawn light through rice paper, soft and even, with one narrow sunbeam that ignites the oil cloud.

Sound: A singing bowl ringing out, a wet fibrous slice, fizzing zest, his hum cracking into laughter, a bamboo fountain's single tock.`,
  },
  {
    id: 'pineapple-face-slicing',
    title: 'Pineapple Face Slicing',
    description:
      'A punk-rock pineapple trades his spiky mohawk for the loudest encore of the night.',
    category: 'fruits',
    duration: VIDEO_DURATION,
    tags: ['pineapple', 'fruit', 'rock', 'music', 'funny'],
    defaultPrompt: `Style: Vertical 9:16 live-concert energy, photoreal, gritty club colors with golden flesh as the payoff.

Subject: A stout pineapple with armored amber diamonds for skin and a wild blue-green crown gelled up like a mohawk. Kohl-dark eyes, a crooked rocker grin, a tiny safety-pin earring in one diamond.

Setting: A small club stage on top of a scuffed black flight case, haze and out-of-focus crowd hands beyond.

Action: 0-2s: The pineapple headbangs, leaves thrashing, and howls, "Are you ready?" 2-4s: A gloved hand grips the mohawk; a broad cleaver lines up beneath it. He freezes mid-howl, eyes rolling upward. 4-5.5s: The cleaver thunks straight down through fibrous flesh and the whole leafy crown comes away in the hand, revealing a sunburst ring of yellow and a pale core. 5.5-8s: The glove tosses the crown into the crowd like a guitar pick. The pineapple feels the light on his new flat top, gasps, then cackles, "Encore! Encore!" as juice fizzes down his diamonds.

Camera: 24mm close and low, handheld concert style, a fast whip up to the thrown crown and a snap back to his face.

Light: Magenta and cyan backlight through haze, a white strobe on the chop, then one warm spotlight.

Sound: A heavy woody thunk, tearing fibers, a crowd's roar, feedback squeal, one huge open guitar chord under his gravelly cackle.`,
  },
  {
    id: 'watermelon-face-slicing',
    title: 'Watermelon Face Slicing',
    description:
      'Grandpa watermelon tells a joke so good that he cracks up, quite literally, before the knife is done.',
    category: 'fruits',
    duration: VIDEO_DURATION,
    tags: ['watermelon', 'fruit', 'summer', 'grandpa', 'satisfying'],
    defaultPrompt: `Style: Vertical 9:16 homely summer-porch comedy, photoreal, rich greens and coral reds.

Subject: An enormous striped watermelon, as jolly as a grandfather at a barbecue: crinkled kind eyes, bushy brows made of dried vine, jowly cheeks and a deep dimpled smile in the dark green rind.

Setting: A weathered porch table with newspaper spread under him, a garden and a slow ceiling fan behind.

Action: 0-2s: Already chuckling at his own joke, the watermelon wheezes, "So the melon says... wait, wait!" 2-4s: A very long bread knife bites an inch into his top. His laughter shakes the blade. 4-6s: The pressure does the rest: a crackling split races ahead of the knife right around the rind and the top lifts off like a bowler hat, baring cold coral flesh, black seeds and sugary frost. 6-8s: He stops, astonished, eyes wide, lets out an "Ohhh, that's nice and cool," and booms with a belly laugh that sends three seeds hopping onto the paper.

Camera: 40mm from across the table, slow dolly in through the first half, then a gentle rise to look into the open melon while his eyes stay at the bottom of frame.

Light: Hot late-afternoon side light through porch slats, cool blue shade behind, the wet flesh gleaming.

Sound: A deep hollow thump, a long splintering crack, juicy suction as the lid lifts, seeds pattering on newspaper, cicadas, his rumbling laugh. No music.`,
  },
];
