import type { Template } from '../template.ts';
import { VIDEO_DURATION } from '../video.ts';

export const vlogTemplates: readonly Template[] = [
  {
    id: 'bigfoot-vlog',
    title: 'Bigfoot Vlog',
    description:
      "The world's most private celebrity shares his top tip for hiding from hikers, on selfie cam.",
    category: 'vlog',
    duration: VIDEO_DURATION,
    tags: ['bigfoot', 'vlog', 'selfie', 'forest', 'funny'],
    defaultPrompt: `Style: Vertical 9:16 authentic phone vlog, found-footage realism, cheerful and unpolished.

Subject: Bigfoot, eight feet tall, shaggy auburn fur with pine needles and a burr stuck in it, leathery brown face, kind deep-set eyes, big square teeth. He holds a selfie stick at full stretch in one huge hand and talks like a chatty outdoor influencer.

Setting: A mossy old-growth forest with ferns and giant cedar trunks, shafts of mist behind him.

Action: 0-2s: Striding along, Bigfoot grins into the lens: "Day nine thousand, still not famous!" 2-4s: A twig cracks somewhere behind. He stops, eyes wide, and whispers, "Hikers. Watch this." 4-6s: He sidesteps against a trunk, sucks in his belly, balances a fern on his head and goes rigid; two hikers in bright jackets wander past in the background without noticing. 6-8s: He peeks out with one eye, leans right into the lens, whispers "Works every time," and shakes with silent laughter, fogging up the glass.

Camera: 24mm-equivalent front camera on a selfie stick, high angle, real walking bounce, autoexposure shifts, his arm in the lower corner.

Light: Green, overcast forest light with pale shafts of sun, slightly blown highlights as on a phone.

Sound: Heavy footfalls in leaves, fur brushing the microphone, woodpecker and creek, his warm growly voice close up, muffled hiker chatter. No music, no captions.`,
  },
  {
    id: 'yeti-cooking-vlog',
    title: 'Yeti Cooking Vlog',
    description:
      'High in an ice cave, a yeti chef adds one chili too many and melts his own kitchen studio.',
    category: 'vlog',
    duration: VIDEO_DURATION,
    tags: ['yeti', 'vlog', 'cooking', 'snow', 'funny'],
    defaultPrompt: `Style: Vertical 9:16 home-cooking vlog in an impossible place, photoreal, icy blues against one warm pot.

Subject: A burly yeti with thick snow-white fur, frost on his eyebrows, a wrinkled slate-blue face and a delighted, gap-toothed smile. He wears a hand-sewn red gingham apron, tiny on him, and stirs with a wooden spoon that looks like a toothpick in his paw.

Setting: An ice-cave kitchen with shelves carved in the glacier, a copper pot on a small camp fire, a snowy summit through the opening.

Action: 0-2s: The yeti waves the spoon at the lens: "Hello, snowflakes! Today: spicy stew!" 2-4s: With great delicacy he picks one tiny red chili, drops it in, shrugs, and empties in the whole bowl. 4-6s: He slurps a spoonful, smacks his lips, stops. His face turns from blue to pink and steam whistles from both ears. 6-8s: The warmth reaches the ceiling: icicles drip, a lump of snow flops onto his head and sizzles. He gives a thumbs-up and croaks, "Perfect for beginners."

Camera: 26mm phone propped on a shelf, fixed frame at chest height; he bumps the ledge once, so that the picture tilts a few degrees and stays crooked.

Light: Blue daylight glowing through ice walls, flickering orange from the fire under his chin.

Sound: Bubbling stew, crackling fire, a kettle-like whistle, dripping, a wet snow flop and hiss, wind outside, his deep jolly voice.`,
  },
];
